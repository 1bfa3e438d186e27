import Eye from 'lucide/dist/esm/icons/eye.mjs';
import type { IconNode } from '../icon-node.js';

/** An eye: show what was typed. */
export const showIcon: IconNode = Eye;
