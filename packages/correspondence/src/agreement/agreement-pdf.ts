import { pdfFonts } from '../pdf/pdf-font-files.js';
import type { CorrespondenceEdition } from '../seller/correspondence-edition.js';
import { writeAgreement, type AgreementPdf } from './write-agreement.js';

/** What a customer agreed to, who and when, and how anyone can check that: the same bytes for the same agreement. */
export const agreementPdf = ({
  edition,
  ...agreement
}: AgreementPdf & { readonly edition: CorrespondenceEdition }): Promise<Uint8Array> =>
  writeAgreement(agreement, { edition, fonts: pdfFonts(edition.brand) });
