import Phone from 'lucide/dist/esm/icons/phone.mjs';
import type { IconNode } from '../icon-node.js';

/** A receiver: call. */
export const phoneIcon: IconNode = Phone;
