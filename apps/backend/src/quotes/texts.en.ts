import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Quote of {date}',
  intro: 'We made this quote for {name}. It binds you to nothing until you order. You do that in your account, at your quotes.',
  ordered: 'This quote was ordered from. The order has number {orderNumber}.',
  expired: 'This quote was valid until {date}. It can’t be ordered from any more.',
  what: 'What',
  address: 'Installation address',
  line: '{quantity} × {description}',
  total: 'Total, with VAT',
  vat: 'Of which VAT ({percentage}%)',
  validUntil: 'Valid until',
  fileName: 'quote-{date}.pdf',
};
