import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'Reminder: {title} (order {orderNumber})',
  title: 'Your order is still waiting for you',
  open: 'There is still something to do for your order {orderNumber} ({product}). {message}',
  help: 'Can’t work it out? We’re happy to help.',
};
