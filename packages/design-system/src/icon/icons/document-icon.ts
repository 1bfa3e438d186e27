import { FileText } from 'lucide';
import type { IconNode } from '../icon-node.js';

/** A sheet with lines: a document. */
export const documentIcon: IconNode = FileText;
