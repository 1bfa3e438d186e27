import { Euro } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A euro sign: a payment. */
export const paymentIcon: IconNode = Euro;
