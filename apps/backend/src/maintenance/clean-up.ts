import { auditRetention, removeChangesBefore } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { after, days, hours } from '../clock/clock.js';
import { emailChangeRepository } from '../customers/email-change.repository.js';
import { enquiryRepository } from '../enquiries/enquiry.repository.js';
import { idempotencyRepository } from '../idempotency/idempotency.repository.js';
import { passkeyChallengeRepository } from '../passkeys/passkey.repository.js';
import { houseGuestRepository } from '../house-guests/house-guest.repository.js';
import { eraseRest } from '../own-data/erase-customer.js';
import { passwordResetRepository } from '../customers/password-reset.repository.js';
import { keptAfterExpiry, registerAnswerRepository } from '../registers/register-answers.repository.js';
import { savingsRequestRepository, savingsRequestRetention } from '../savings/savings-request.repository.js';
import { deviceRetention, knownDeviceRepository } from '../sessions/known-device.repository.js';
import { sessionRepository } from '../sessions/session.repository.js';
import { throttleRepository } from '../throttle/throttle.repository.js';
import { removeAbandonedUploads } from '../uploads/remove-abandoned.js';
import type { UploadContext } from '../uploads/upload-context.js';
import { caughtFormRepository, caughtFormRetention } from '../visitors/caught-form.repository.js';
import type { JobHandler } from '../jobs/job-kinds.js';
import { enqueue, jobRepository } from '../jobs/job.repository.js';

const every = hours(1);
const keepDone = days(7);
const keepFailed = days(90);

/** Plans the next cleaning: one, however many processes ask for it. */
export async function planCleanUp({ database, clock }: Context): Promise<void> {
  const now = clock();
  const runAt = new Date((Math.floor(now.getTime() / every) + 1) * every);
  await enqueue(database, { kind: 'cleanUp', payload: {}, now, runAt, uniqueKey: `cleanUp ${runAt.toISOString()}` });
}

/** Removes what has expired, and plans itself again. */
export const cleanUp = (context: UploadContext): JobHandler<'cleanUp'> => ({
  maxAttempts: 3,
  run: async () => {
    const { database, clock } = context;
    // Also after a failure, so first.
    await planCleanUp(context);
    const now = clock();
    await sessionRepository(database).removeExpired(now);
    await knownDeviceRepository(database).removeBefore(after(now, -deviceRetention));
    await passkeyChallengeRepository(database).removeExpired(now);
    await passwordResetRepository(database).removeExpired(now);
    await emailChangeRepository(database).removeExpired(now);
    await houseGuestRepository(database).removeExpired(now);
    await idempotencyRepository(database).removeExpired(now);
    await removeChangesBefore(database, after(now, -auditRetention));
    await savingsRequestRepository(database).removeBefore(after(now, -savingsRequestRetention));
    await enquiryRepository(database).removeOld(now);
    await caughtFormRepository(database).removeBefore(after(now, -caughtFormRetention));
    await throttleRepository(database).removeEnded(now);
    await registerAnswerRepository(database).removeExpiredBefore(after(now, -keptAfterExpiry));
    await removeAbandonedUploads(context);
    await eraseRest(context);
    await jobRepository(database).removeEnded({ doneBefore: after(now, -keepDone), failedBefore: after(now, -keepFailed) });
  },
});
