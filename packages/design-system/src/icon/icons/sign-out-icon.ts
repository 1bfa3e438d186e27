import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import type { IconNode } from '../icon-node.js';

/** An arrow out of a door: log out. */
export const signOutIcon: IconNode = LogOut;
