import Download from 'lucide/dist/esm/icons/download.mjs';
import type { IconNode } from '../icon-node.js';

/** An arrow onto a line: download. */
export const downloadIcon: IconNode = Download;
