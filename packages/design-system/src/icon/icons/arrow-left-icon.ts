import { ArrowLeft } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** An arrow to the left: back. */
export const arrowLeftIcon: IconNode = ArrowLeft;
