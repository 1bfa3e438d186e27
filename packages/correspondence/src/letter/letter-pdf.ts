import { pdfFonts } from '../pdf/pdf-font-files.js';
import type { CorrespondenceEdition } from '../seller/correspondence-edition.js';
import { writeLetter, type LetterPdf } from './write-letter.js';

/** A text with facts under it, such as a plan or an invoice. */
export const letterPdf = ({ edition, ...letter }: LetterPdf & { readonly edition: CorrespondenceEdition }): Promise<Uint8Array> =>
  writeLetter(letter, { edition, fonts: pdfFonts(edition.brand) });
