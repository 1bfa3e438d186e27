import { ChevronDown } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A point down: opens below. */
export const chevronDownIcon: IconNode = ChevronDown;
