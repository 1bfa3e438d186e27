import { pdfFonts } from '../pdf/pdf-font-files.js';
import type { CorrespondenceEdition } from '../seller/correspondence-edition.js';
import { writeSavings, type SavingsPdf } from './write-savings.js';

/** The detailed savings calculation: every figure, where it comes from, and what is paid over 15 years. */
export const savingsPdf = ({
  edition,
  ...calculation
}: SavingsPdf & { readonly edition: CorrespondenceEdition }): Promise<Uint8Array> =>
  writeSavings(calculation, { edition, fonts: pdfFonts(edition.brand) });
