import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { IconNode } from '../icon-node.js';

/** An arrow to the right: on. */
export const arrowRightIcon: IconNode = ArrowRight;
