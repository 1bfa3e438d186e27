import { pdfFonts } from '../pdf/pdf-font-files.js';
import type { Voice } from '../seller/voice.js';
import { writeSavings, type SavingsPdf } from './write-savings.js';

/** The detailed savings calculation: every figure, where it comes from, and what is paid over 15 years. */
export const savingsPdf = ({ edition, language, ...calculation }: SavingsPdf & Voice): Promise<Uint8Array> =>
  writeSavings(calculation, { edition, language, fonts: pdfFonts(edition.brand) });
