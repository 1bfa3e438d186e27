import Lock from 'lucide/dist/esm/icons/lock.mjs';
import type { IconNode } from '../icon-node.js';

/** A lock: safe, or closed. */
export const lockIcon: IconNode = Lock;
