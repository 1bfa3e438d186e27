import { X } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A cross: away with it. */
export const closeIcon: IconNode = X;
