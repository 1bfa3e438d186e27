import { ArrowBigUpDash } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** An arrow up: the keyboard writes capitals. */
export const capsLockIcon: IconNode = ArrowBigUpDash;
