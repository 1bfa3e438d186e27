import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import type { IconNode } from '../icon-node.js';

/** A pin on a map: an address. */
export const addressIcon: IconNode = MapPin;
