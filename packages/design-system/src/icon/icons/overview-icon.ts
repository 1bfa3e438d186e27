import LayoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import type { IconNode } from '../icon-node.js';

/** Panes of several sizes: the overview. */
export const overviewIcon: IconNode = LayoutDashboard;
