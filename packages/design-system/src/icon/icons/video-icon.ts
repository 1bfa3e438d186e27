import { Clapperboard } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A clapperboard: a film. */
export const videoIcon: IconNode = Clapperboard;
