import type { UnstampedAgreement } from './agreement.repository.js';

/** What our signature stands under: all that is recorded, in one fixed order. A change in any of it shows. */
export const signedStatement = ({ agreedAt, ...row }: Omit<UnstampedAgreement, 'signature'>, orderNumber: string): string => {
  // What was signed before terms had versions, and before a plan was signed again, stays as it was signed.
  const format = row.version > 1 ? 3 : row.termsId === null ? 1 : 2;
  return JSON.stringify([
    `agreement ${format}`,
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
    ...(format > 1 ? [row.termsId, row.termsSha256] : []),
    ...(format > 2 ? [row.version] : []),
  ]);
};
