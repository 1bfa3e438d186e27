import Info from 'lucide/dist/esm/icons/info.mjs';
import type { IconNode } from '../icon-node.js';

/** An i in a circle: explanation. */
export const infoIcon: IconNode = Info;
