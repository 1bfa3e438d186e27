import type { Said } from '@pomp/language';
import type { nl } from './texts.nl.js';

/** What is said of the room that is left. */
export interface CountTexts {
  shown: string;
  /** Nothing until the last fifth, then at steps, so that typing isn't talked over at every key. */
  spoken: string;
}

/** Whether a text is longer than it may be. */
export const isOver = (length: number, most: number): boolean => length > most;

/** What is said of how much may still be typed: always to be seen, and now and then to be heard. */
export function countTexts(length: number, most: number, texts: Pick<Said<typeof nl>, 'left' | 'tooMany'>): CountTexts {
  const leftText = (left: number) => (left < 0 ? texts.tooMany({ count: -left }) : texts.left({ count: left }));
  const left = most - length;
  const step = Math.max(1, Math.round(most / 20));
  const rounded = left < 0 ? Math.floor(left / step) * step : Math.ceil(left / step) * step;
  return { shown: leftText(left), spoken: left > most / 5 ? '' : leftText(rounded) };
}
