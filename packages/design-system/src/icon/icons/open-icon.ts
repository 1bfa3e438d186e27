import CircleDashed from 'lucide/dist/esm/icons/circle-dashed.mjs';
import type { IconNode } from '../icon-node.js';

/** A dashed circle: still to be done. */
export const openIcon: IconNode = CircleDashed;
