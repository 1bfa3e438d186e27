import { pomp, type Brand } from '@pomp/design-system/brands';
import { pdfFonts } from '../pdf/pdf-font-files.js';
import { writeAgreement, type AgreementPdf } from './write-agreement.js';

/** What a customer agreed to, who and when, and how anyone can check that: the same bytes for the same agreement. */
export const agreementPdf = ({ brand = pomp, ...agreement }: AgreementPdf & { readonly brand?: Brand }): Promise<Uint8Array> =>
  writeAgreement(agreement, { brand, fonts: pdfFonts(brand) });
