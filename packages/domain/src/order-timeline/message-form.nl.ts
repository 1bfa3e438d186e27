import type { WordsOf } from '../sections/words-of.js';
import type { messageForm } from './message-form.js';

export const nl = {
  title: 'Vraag of bericht',
  text: { label: 'Vraag of bericht' },
} as const satisfies WordsOf<typeof messageForm>;
