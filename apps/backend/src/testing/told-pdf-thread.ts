import { makeTold } from '@pomp/tooling/hear-words-elsewhere';
import { valueSymbol } from 'piscina';
import writePdf from '../adapters/pdf/pdf-thread.js';
import type { PdfTask } from '../pdfs/write-pdf.js';

export interface ToldPdf {
  readonly pdf: Uint8Array;
  /** The names of the words that were read for it. */
  readonly read: readonly string[];
}

/** What a thread does in tests: it tells which words it read, besides. */
export default async function writeToldPdf(task: PdfTask): Promise<ToldPdf> {
  const { made, read } = await makeTold<unknown>(() => writePdf(task));
  const { [valueSymbol]: pdf } = made as { [valueSymbol]: Uint8Array };
  return { pdf, read };
}
