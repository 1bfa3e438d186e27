import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import type { IconNode } from '../icon-node.js';

/** An arrow to the left: back. */
export const arrowLeftIcon: IconNode = ArrowLeft;
