import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject: 'Your order {orderNumber}: {step}',
  news: 'There is news about your order {orderNumber} ({product}).',
  view: 'View your order',
};
