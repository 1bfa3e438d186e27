import type { Translation } from '@pomp/language';
import type { nl } from './message-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Question or message',
  text: { label: 'Question or message' },
  photos: { label: 'Photos with your message', malformed: 'Send at most 10 photos with one message.' },
};
