import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import type { IconNode } from '../icon-node.js';

/** A point to the left: the one before. */
export const chevronLeftIcon: IconNode = ChevronLeft;
