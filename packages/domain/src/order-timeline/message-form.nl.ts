import type { WordsOf } from '../sections/words-of.js';
import type { messageForm } from './message-form.js';

export const nl = {
  title: 'Vraag of bericht',
  text: { label: 'Vraag of bericht' },
  photos: { label: 'Foto’s bij je bericht', malformed: 'Stuur hoogstens 10 foto’s met één bericht mee.' },
} as const satisfies WordsOf<typeof messageForm>;
