import { ChevronLeft } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A point to the left: the one before. */
export const chevronLeftIcon: IconNode = ChevronLeft;
