import type { Context } from '../context/context.js';
import type { JobHandler } from '../jobs/job-kinds.js';
import { agreementRepository } from './agreement.repository.js';
import type { TimestampService } from './timestamp-service.js';

/** The bytes that are stamped: our signature, as it is stored and told. */
export const stampedBytes = (signature: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(signature);

/**
 * Has someone else say when a signature of ours was there. Signing doesn't wait for it: a service that is away is asked again, for about a day and a half.
 */
export const stampAgreement = (context: Context, service: TimestampService | undefined): JobHandler<'stampAgreement'> => ({
  maxAttempts: 14,
  run: async ({ verificationCode }) => {
    const agreements = agreementRepository(context.database);
    const found = await agreements.findByCode(verificationCode);
    if (!service || !found || found.agreement.timestampProof !== null) return;
    await agreements.setTimestamp(verificationCode, await service.stamp(stampedBytes(found.agreement.signature)));
  },
});
