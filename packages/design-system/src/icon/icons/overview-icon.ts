import { LayoutDashboard } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** Panes of several sizes: the overview. */
export const overviewIcon: IconNode = LayoutDashboard;
