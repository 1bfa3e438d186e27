import Package from 'lucide/dist/esm/icons/package.mjs';
import type { IconNode } from '../icon-node.js';

/** A box: an order. */
export const orderIcon: IconNode = Package;
