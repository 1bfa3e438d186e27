import Star from 'lucide/dist/esm/icons/star.mjs';
import type { IconNode } from '../icon-node.js';

/** A star: a review. */
export const starIcon: IconNode = Star;
