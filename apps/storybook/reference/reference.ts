import { reference as read } from 'virtual:reference';
import type { ReferenceDoor } from './read-reference.js';

/** What every package exports, by the folder of the package. */
export const reference = read as Readonly<Record<string, readonly ReferenceDoor[]>>;
