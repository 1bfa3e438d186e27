import type { Translation } from '@pomp/language';
import type { nl } from './terms-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Terms and conditions',
  terms: { label: 'I agree to the terms and conditions', missing: 'You have to agree to the terms and conditions.' },
};
