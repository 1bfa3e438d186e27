import type { Translation } from '@pomp/language';
import type { nl } from './kept-by-law-texts.nl.js';

export const en: Translation<typeof nl> = {
  orders: {
    what: 'Invoices, payments and signed agreements',
    why: 'The tax authorities ask this of us (article 52 of the Algemene wet inzake rijksbelastingen).',
    howLong: '7 years after the year of the last invoice, payment or signature',
  },
};
