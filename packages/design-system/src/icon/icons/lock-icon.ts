import { Lock } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A lock: safe, or closed. */
export const lockIcon: IconNode = Lock;
