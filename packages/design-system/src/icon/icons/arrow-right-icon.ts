import { ArrowRight } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** An arrow to the right: on. */
export const arrowRightIcon: IconNode = ArrowRight;
