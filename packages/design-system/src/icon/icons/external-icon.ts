import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import type { IconNode } from '../icon-node.js';

/** An arrow out of the corner: another site. */
export const externalIcon: IconNode = ArrowUpRight;
