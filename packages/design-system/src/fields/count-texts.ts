import type { Said } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What is said of the room that is left. */
export interface CountTexts {
  shown: string;
  /** The same, for the ear; nothing until the last fifth. */
  spoken: string;
  /** It is said anew only when this changes, so that typing isn't talked over at every key. */
  step: number | undefined;
}

/** Whether a text is longer than it may be. */
export const isOver = (length: number, most: number): boolean => length > most;

/** What is said of how much may still be typed: always to be seen, and now and then to be heard. */
export function countTexts(length: number, most: number, texts: Pick<Said<typeof nl>, 'left' | 'tooMany'>): CountTexts {
  const leftText = (left: number) => (left < 0 ? texts.tooMany({ count: -left }) : texts.left({ count: left }));
  const left = most - length;
  const inOne = Math.max(1, Math.round(most / 20));
  const shown = leftText(left);
  if (left > most / 5) return { shown, spoken: '', step: undefined };
  return { shown, spoken: shown, step: left < 0 ? Math.floor(left / inOne) : Math.ceil(left / inOne) };
}
