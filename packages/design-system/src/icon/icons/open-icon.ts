import { CircleDashed } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A dashed circle: still to be done. */
export const openIcon: IconNode = CircleDashed;
