import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import type { IconNode } from '../icon-node.js';

/** A sheet with lines: a document. */
export const documentIcon: IconNode = FileText;
