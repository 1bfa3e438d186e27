import Trash2 from 'lucide/dist/esm/icons/trash.mjs';
import type { IconNode } from '../icon-node.js';

/** A bin: delete. */
export const deleteIcon: IconNode = Trash2;
