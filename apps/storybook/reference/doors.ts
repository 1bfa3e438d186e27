import { doors as read } from 'virtual:doors';
import type { Door } from './read-reference.js';

/** The names of what every package exports, by the folder of the package: a page of stories opens without what they all say. */
export const doors = read as Readonly<Record<string, readonly Door[]>>;
