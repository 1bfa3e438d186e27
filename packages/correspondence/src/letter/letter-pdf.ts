import { pdfFonts } from '../pdf/pdf-font-files.js';
import type { Voice } from '../seller/voice.js';
import { writeLetter, type LetterPdf } from './write-letter.js';

/** A text with facts under it, such as a plan or an invoice. */
export const letterPdf = ({ edition, language, ...letter }: LetterPdf & Voice): Promise<Uint8Array> =>
  writeLetter(letter, { edition, language, fonts: pdfFonts(edition.brand) });
