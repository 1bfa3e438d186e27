import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Documents',
  loading: 'Loading documents',
  empty: 'No documents have been made for this order yet.',
  noOrders: 'You haven’t placed any orders yet.',
  unknownOrder: 'We couldn’t find this order. Choose one below.',
  chooseOrder: 'Choose an order',
  order: '{product} · order {number}',
  caption: 'Documents of order {number}',
  document: 'Document',
  date: 'Date',
  action: 'Action',
  view: 'View',
  download: 'Download',
  pay: 'Pay',
  viewOf: 'View: {name}',
  downloadOf: 'Download: {name}',
  payOf: 'Pay: {name}',
};
