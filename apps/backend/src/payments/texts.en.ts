import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = { description: '{seller} invoice {invoiceNumber}, order {orderNumber}' };
