import { Pencil } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A pencil: change. */
export const editIcon: IconNode = Pencil;
