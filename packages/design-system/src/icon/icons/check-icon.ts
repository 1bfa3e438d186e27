import Check from 'lucide/dist/esm/icons/check.mjs';
import type { IconNode } from '../icon-node.js';

/** A tick: chosen. */
export const checkIcon: IconNode = Check;
