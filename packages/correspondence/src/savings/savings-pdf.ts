import { pomp, type Brand } from '@pomp/design-system/brands';
import { pdfFonts } from '../pdf/pdf-font-files.js';
import { writeSavings, type SavingsPdf } from './write-savings.js';

/** The detailed savings calculation: every figure, where it comes from, and what is paid over 15 years. */
export const savingsPdf = ({ brand = pomp, ...calculation }: SavingsPdf & { readonly brand?: Brand }): Promise<Uint8Array> =>
  writeSavings(calculation, { brand, fonts: pdfFonts(brand) });
