import { Check } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A tick: chosen. */
export const checkIcon: IconNode = Check;
