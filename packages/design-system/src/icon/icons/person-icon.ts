import { User } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** Head and shoulders: somebody's own details. */
export const personIcon: IconNode = User;
