import { pathToFileURL } from 'node:url';
import { hearWord, makeUnheard } from '@pomp/tooling/hear-words-elsewhere';
import { inject } from 'vitest';
import { pdfThreads, type PdfThreads } from '../adapters/pdf/pdf-threads.js';
import { createLogger } from '../logger.js';
import type { ToldPdf } from './told-pdf-thread.js';

let threads: PdfThreads | undefined;

/** Those of all files that this process tests: to start some for each would take longer than what they write. */
export function testPdfThreads(): PdfThreads {
  const { write, close } = (threads ??= makeUnheard(() =>
    pdfThreads({ program: pathToFileURL(inject('toldPdfThread')), logger: createLogger({ level: 'silent' }) }),
  ));
  return {
    write: async (task) => {
      const written: unknown = await write(task);
      const { pdf, read } = written as ToldPdf;
      read.forEach(hearWord);
      return pdf;
    },
    close,
  };
}
