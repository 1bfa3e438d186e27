import type { Translation } from '@pomp/language';
import type { nl } from './application-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Application',
  job: { label: 'Vacancy' },
  jobId: { label: 'Reference' },
};
