import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import type { IconNode } from '../icon-node.js';

/** A pencil: change. */
export const editIcon: IconNode = Pencil;
