import { Star } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A star: a review. */
export const starIcon: IconNode = Star;
