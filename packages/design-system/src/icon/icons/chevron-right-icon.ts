import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { IconNode } from '../icon-node.js';

/** A point to the right: the next one. */
export const chevronRightIcon: IconNode = ChevronRight;
