import Clapperboard from 'lucide/dist/esm/icons/clapperboard.mjs';
import type { IconNode } from '../icon-node.js';

/** A clapperboard: a film. */
export const videoIcon: IconNode = Clapperboard;
