import X from 'lucide/dist/esm/icons/x.mjs';
import type { IconNode } from '../icon-node.js';

/** A cross: away with it. */
export const closeIcon: IconNode = X;
