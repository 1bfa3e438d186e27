import { uses as read } from 'virtual:uses';
import type { Uses } from './read-uses.js';

/** What the pages of stories are about, by their titles. */
export const uses = read as Readonly<Record<string, Uses>>;
