import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  subject:
    '{count, plural, one {A document is ready for you for order {orderNumber}} other {# documents are ready for you for order {orderNumber}}}',
  title: '{count, plural, one {A document is ready for you} other {# documents are ready for you}}',
  ready:
    '{count, plural, one {For your order {orderNumber} ({product}) this document is ready:} other {For your order {orderNumber} ({product}) these documents are ready:}}',
  view: '{count, plural, one {View your document} other {View your documents}}',
};
