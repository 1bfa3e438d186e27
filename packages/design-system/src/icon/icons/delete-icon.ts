import { Trash2 } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A bin: delete. */
export const deleteIcon: IconNode = Trash2;
