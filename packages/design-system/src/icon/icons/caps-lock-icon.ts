import ArrowBigUpDash from 'lucide/dist/esm/icons/arrow-big-up-dash.mjs';
import type { IconNode } from '../icon-node.js';

/** An arrow up: the keyboard writes capitals. */
export const capsLockIcon: IconNode = ArrowBigUpDash;
