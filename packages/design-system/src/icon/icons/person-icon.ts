import User from 'lucide/dist/esm/icons/user.mjs';
import type { IconNode } from '../icon-node.js';

/** Head and shoulders: somebody's own details. */
export const personIcon: IconNode = User;
