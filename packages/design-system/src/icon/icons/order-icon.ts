import { Package } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A box: an order. */
export const orderIcon: IconNode = Package;
