import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { pdfThreads, type PdfThreads } from '../adapters/pdf/pdf-threads.js';

let threads: PdfThreads | undefined;

/** Those of all files that this process tests: to start some for each would take longer than what they write. */
export const testPdfThreads = (): PdfThreads => (threads ??= pdfThreads({ program: pathToFileURL(inject('pdfThread')) }));
