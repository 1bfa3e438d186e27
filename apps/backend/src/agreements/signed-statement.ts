import type { AgreementRow } from './agreement.repository.js';

/** What our signature stands under: all that is recorded, in one fixed order. A change in any of it shows. */
export const signedStatement = ({ agreedAt, ...row }: Omit<AgreementRow, 'signature'>, orderNumber: string): string =>
  JSON.stringify([
    // What was signed before terms had versions stays as it was signed.
    row.termsId === null ? 'agreement 1' : 'agreement 2',
    orderNumber,
    row.orderId,
    row.documentId,
    row.sha256,
    row.confirmationId,
    row.confirmationSha256,
    row.name,
    row.consent,
    agreedAt.toISOString(),
    row.clientAddress,
    row.userAgent,
    row.verificationCode,
    ...(row.termsId === null ? [] : [row.termsId, row.termsSha256]),
  ]);
