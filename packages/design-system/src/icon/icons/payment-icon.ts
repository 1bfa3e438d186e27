import Euro from 'lucide/dist/esm/icons/euro.mjs';
import type { IconNode } from '../icon-node.js';

/** A euro sign: a payment. */
export const paymentIcon: IconNode = Euro;
