import { ReceiptEuro } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A bill with a euro sign: a quote. */
export const quoteIcon: IconNode = ReceiptEuro;
