import type { WordsOf } from '../sections/words-of.js';
import type { applicationForm } from './application-form.js';

export const nl = {
  title: 'Sollicitatie',
  job: { label: 'Vacature' },
  jobId: { label: 'Kenmerk' },
} as const satisfies WordsOf<typeof applicationForm>;
