import { Eye } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** An eye: show what was typed. */
export const showIcon: IconNode = Eye;
