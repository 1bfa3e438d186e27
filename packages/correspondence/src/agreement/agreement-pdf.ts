import { pdfFonts } from '../pdf/pdf-font-files.js';
import type { Voice } from '../seller/voice.js';
import { writeAgreement, type AgreementPdf } from './write-agreement.js';

/** What a customer agreed to, who and when, and how anyone can check that: the same bytes for the same agreement. */
export const agreementPdf = ({ edition, language, ...agreement }: AgreementPdf & Voice): Promise<Uint8Array> =>
  writeAgreement(agreement, { edition, language, fonts: pdfFonts(edition.brand) });
