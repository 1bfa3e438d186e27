import type { Translation } from '@pomp/language';
import type { nl } from './feedback-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'How did filling it in go?',
  grade: { label: 'How did filling it in go?' },
  message: { label: 'What could be better?' },
};
