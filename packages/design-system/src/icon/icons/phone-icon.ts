import { Phone } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A receiver: call. */
export const phoneIcon: IconNode = Phone;
