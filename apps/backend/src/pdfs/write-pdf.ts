import type { AgreementPdf, AnswersPdf, LetterPdf, SavingsPdf } from '@pomp/correspondence/pdfs';
import type { Edition, Locale } from '@pomp/edition';
import type { Language } from '@pomp/language';

/** What is written as a PDF. */
export interface PdfContents {
  readonly agreement: AgreementPdf;
  readonly answers: AnswersPdf;
  readonly letter: LetterPdf;
  readonly savings: SavingsPdf;
}

export type PdfKind = keyof PdfContents;

/** A PDF to write, as plain data: it can be handed to another thread. */
export interface PdfTask<Kind extends PdfKind = PdfKind> {
  readonly kind: Kind;
  readonly content: PdfContents[Kind];
  readonly edition: Edition;
  readonly locale: Locale;
}

/** Writes a PDF in the name of the seller whose backend it is. */
export type WritePdf = <Kind extends PdfKind>(kind: Kind, content: PdfContents[Kind], language: Language) => Promise<Uint8Array>;

/** @param write where the work is done: not where others are served */
export const writePdfFor =
  (edition: Edition, write: (task: PdfTask) => Promise<Uint8Array>): WritePdf =>
  (kind, content, { locale }) =>
    write({ kind, content, edition, locale });
