import { CircleCheck } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A tick in a circle: done. */
export const doneIcon: IconNode = CircleCheck;
