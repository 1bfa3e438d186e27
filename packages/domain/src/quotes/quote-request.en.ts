import type { Translation } from '@pomp/language';
import type { nl } from './quote-request.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Request a quote',
  product: { label: 'Which product would you like a quote for?' },
  quantity: { label: 'Quantity' },
  removeBoiler: { label: 'Shall we take your old boiler away?', help: 'Disconnecting is free, taking it away costs extra.' },
};
