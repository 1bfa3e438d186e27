import type { Message } from '@pomp/language';
import { mailTexts } from './texts.js';

/** How long a link works, in words. */
export const lasting = {
  hours: (count: number): Message => mailTexts.message('lasting.hours', { count }),
  days: (count: number): Message => mailTexts.message('lasting.days', { count }),
};
