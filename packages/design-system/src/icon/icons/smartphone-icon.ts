import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import type { IconNode } from '../icon-node.js';

/** A mobile phone: go on there. */
export const smartphoneIcon: IconNode = Smartphone;
