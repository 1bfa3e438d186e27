import { agreementPdf, answersPdf, letterPdf, savingsPdf } from '@pomp/correspondence/pdfs';
import type { Voice } from '@pomp/correspondence';
import { move } from 'piscina';
import { speakFor } from '../../language/speak.js';
import type { PdfContents, PdfKind, PdfTask } from '../../pdfs/write-pdf.js';

const writers: { readonly [Kind in PdfKind]: (content: PdfContents[Kind] & Voice) => Promise<Uint8Array> } = {
  agreement: agreementPdf,
  answers: answersPdf,
  letter: letterPdf,
  savings: savingsPdf,
};

/** What a thread of `pdfThreads` does: a program of its own, beside the server's. */
export default async function writePdf<Kind extends PdfKind>({ kind, content, edition, locale }: PdfTask<Kind>) {
  const pdf = await writers[kind]({ ...content, edition, language: speakFor(edition)(locale) });
  return move(pdf);
}
