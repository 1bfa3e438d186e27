import ReceiptEuro from 'lucide/dist/esm/icons/receipt-euro.mjs';
import type { IconNode } from '../icon-node.js';

/** A bill with a euro sign: a quote. */
export const quoteIcon: IconNode = ReceiptEuro;
