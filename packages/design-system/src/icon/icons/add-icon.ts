import Plus from 'lucide/dist/esm/icons/plus.mjs';
import type { IconNode } from '../icon-node.js';

/** A plus: one more. */
export const addIcon: IconNode = Plus;
