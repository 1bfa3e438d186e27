import { House } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A house: what is known of a home. */
export const houseIcon: IconNode = House;
