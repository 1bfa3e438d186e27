import type { Translation } from '@pomp/language';
import type { nl } from './business-contact-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Get in touch with us',
  name: { label: 'Name' },
  companyName: { label: 'Company' },
};
