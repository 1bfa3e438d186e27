import { Smartphone } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A mobile phone: go on there. */
export const smartphoneIcon: IconNode = Smartphone;
