import { recordChange } from '../audit/audit.repository.js';
import { after, days } from '../clock/clock.js';
import { removeFiles, removeFilesLater } from './delete-upload.js';
import type { UploadContext } from './upload-context.js';
import { uploadTokenRepository } from './upload-token.repository.js';
import { uploadRepository } from './upload.repository.js';

/** How long a file can wait for its last byte, and one that answers no question for something to refer to it. */
const abandonedAfter = days(1);
/** A photo made with a phone is in an answer when its house's installation is opened next: the customer may sit down for that weeks later. */
const unansweredAfter = days(30);
/** A transaction stays short, however much there is. */
const atOnce = 100;

/** Removes tokens that ended, and files that nobody finished or that are no answer to anything. */
export async function removeAbandonedUploads(context: UploadContext): Promise<void> {
  const { database, clock } = context;
  const now = clock();
  await uploadTokenRepository(database).removeExpired(now);
  for (;;) {
    const removed = await database.transaction(async (transaction) => {
      const rows = await uploadRepository(transaction).removeAbandoned({
        before: after(now, -abandonedAfter),
        askedBefore: after(now, -unansweredAfter),
        limit: atOnce,
      });
      for (const { id, customerId } of rows)
        await recordChange(transaction, { customerId, actor: 'system', action: 'removeAbandonedUpload', subject: id, at: now });
      const ids = rows.map(({ id }) => id);
      await removeFilesLater({ ...context, database: transaction }, ids);
      return ids;
    });
    await removeFiles(context, removed);
    if (removed.length < atOnce) return;
  }
}
