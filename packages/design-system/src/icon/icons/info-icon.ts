import { Info } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** An i in a circle: explanation. */
export const infoIcon: IconNode = Info;
