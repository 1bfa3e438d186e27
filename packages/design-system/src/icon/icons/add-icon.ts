import { Plus } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A plus: one more. */
export const addIcon: IconNode = Plus;
