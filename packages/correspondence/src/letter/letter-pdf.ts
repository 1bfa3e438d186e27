import { pomp, type Brand } from '@pomp/design-system/brands';
import { pdfFonts } from '../pdf/pdf-font-files.js';
import { writeLetter, type LetterPdf } from './write-letter.js';

/** A text with facts under it, such as a plan or an invoice. */
export const letterPdf = ({ brand = pomp, ...letter }: LetterPdf & { readonly brand?: Brand }): Promise<Uint8Array> =>
  writeLetter(letter, { brand, fonts: pdfFonts(brand) });
