import House from 'lucide/dist/esm/icons/house.mjs';
import type { IconNode } from '../icon-node.js';

/** A house: what is known of a home. */
export const houseIcon: IconNode = House;
