import type { Translation } from '@pomp/language';
import type { nl } from './new-customer.nl.js';

export const en: Translation<typeof nl> = { title: 'New customer' };
