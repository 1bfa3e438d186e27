import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import type { IconNode } from '../icon-node.js';

/** A tick in a circle: done. */
export const doneIcon: IconNode = CircleCheck;
