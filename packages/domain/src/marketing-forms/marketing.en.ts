import type { Translation } from '@pomp/language';
import type { nl } from './marketing.nl.js';

export const en: Translation<typeof nl> = {
  email: { label: 'Email address' },
  callMe: { label: 'Call me about this' },
  phone: { label: 'Phone number' },
  name: { label: 'Name' },
  companyName: { label: 'Company' },
  message: { label: 'Message' },
  usual: {
    required: 'This field is required.',
    submitLabel: 'Send message',
    thanks: 'Thank you! We have your message and will be in touch soon.',
    agreement: 'We only use your details to answer you.',
  },
};
