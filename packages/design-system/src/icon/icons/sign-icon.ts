import PenLine from 'lucide/dist/esm/icons/pen-line.mjs';
import type { IconNode } from '../icon-node.js';

/** A pen on a line: sign. */
export const signIcon: IconNode = PenLine;
