import { ChevronRight } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A point to the right: the next one. */
export const chevronRightIcon: IconNode = ChevronRight;
