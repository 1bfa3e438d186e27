import { PenLine } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A pen on a line: sign. */
export const signIcon: IconNode = PenLine;
