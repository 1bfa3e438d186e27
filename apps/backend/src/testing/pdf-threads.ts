import { pathToFileURL } from 'node:url';
import { hearAnything, makeUnheard } from '@pomp/tooling/hear-anything';
import { inject } from 'vitest';
import { pdfThreads, type PdfThreads } from '../adapters/pdf/pdf-threads.js';

let threads: PdfThreads | undefined;

/** Those of all files that this process tests: to start some for each would take longer than what they write. */
export function testPdfThreads(): PdfThreads {
  const { write, close } = (threads ??= makeUnheard(() => pdfThreads({ program: pathToFileURL(inject('pdfThread')) })));
  return {
    write: (task) => {
      // What a thread reads of words it can't tell.
      hearAnything();
      return write(task);
    },
    close,
  };
}
