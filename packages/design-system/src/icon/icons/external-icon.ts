import { ArrowUpRight } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** An arrow out of the corner: another site. */
export const externalIcon: IconNode = ArrowUpRight;
