import { Download } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** An arrow onto a line: download. */
export const downloadIcon: IconNode = Download;
