import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { IconNode } from '../icon-node.js';

/** A point down: opens below. */
export const chevronDownIcon: IconNode = ChevronDown;
