import { CircleUserRound } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A head in a circle: the way into the account. */
export const accountIcon: IconNode = CircleUserRound;
