import CircleUserRound from 'lucide/dist/esm/icons/circle-user-round.mjs';
import type { IconNode } from '../icon-node.js';

/** A head in a circle: the way into the account. */
export const accountIcon: IconNode = CircleUserRound;
