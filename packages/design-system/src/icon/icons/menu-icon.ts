import Menu from 'lucide/dist/esm/icons/menu.mjs';
import type { IconNode } from '../icon-node.js';

/** Three lines: the menu. */
export const menuIcon: IconNode = Menu;
