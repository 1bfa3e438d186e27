import { Menu } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** Three lines: the menu. */
export const menuIcon: IconNode = Menu;
