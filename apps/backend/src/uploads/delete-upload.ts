import { recordChange } from '../audit/audit.repository.js';
import { after, minutes } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { notFound } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { keysOf } from './stored-keys.js';
import type { UploadAccess } from './upload-access.js';
import type { UploadContext } from './upload-context.js';
import { uploadRepository } from './upload.repository.js';

/** Takes a deleted file out of the answers that refer to it, in the transaction that deletes it. */
export type ForgetFile = (
  context: Context,
  file: { readonly customerId: string; readonly houseId: string; readonly fileId: string },
) => Promise<void>;

export interface DeleteContext extends UploadContext {
  readonly forgetFile: ForgetFile;
}

/** Deletes a file, also one that is still arriving. */
export async function deleteUpload(context: DeleteContext, access: UploadAccess, id: string): Promise<void> {
  const { database, clock, forgetFile } = context;
  const now = clock();
  await database.transaction(async (transaction) => {
    const uploads = uploadRepository(transaction);
    const found = await uploads.find(access, id);
    // What was sent in a conversation is the other side's too.
    if (!found || found.orderId !== null) throw notFound();
    // Its house first, as in every other change of what belongs to one.
    if (found.houseId !== null)
      await forgetFile(
        { ...context, database: transaction },
        { customerId: access.customerId, houseId: found.houseId, fileId: id },
      );
    await uploads.remove([id]);
    await recordChange(transaction, {
      customerId: access.customerId,
      actor: 'customer',
      action: 'deleteUpload',
      subject: id,
      detail: { by: access.kind },
      at: now,
    });
    await removeFilesLater({ ...context, database: transaction }, [id]);
  });
  await removeFiles(context, [id]);
}

/** Deletes what belongs to a house, with the rows in the same transaction; the files follow. For the use case that deletes the house itself. */
export async function deleteUploadsOfHouse(
  context: Pick<UploadContext, 'database' | 'clock'>,
  customerId: string,
  houseId: string,
): Promise<void> {
  const removed = await uploadRepository(context.database).removeOfHouse(customerId, houseId);
  await removeFilesLater(
    context,
    removed.map(({ id }) => id),
    0,
  );
}

/** Takes back what was being received, with what of it is kept already: when the answer to a commit was lost its rows are there, and shown. */
export async function removeReceived(
  context: Pick<UploadContext, 'database' | 'clock' | 'storage'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await context.database.transaction(async (transaction) => {
    await uploadRepository(transaction).remove(ids);
    await removeFilesLater({ ...context, database: transaction }, ids);
  });
  await removeFiles(context, ids);
}

/** In case that removing them at once fails. Rows first: a file without a row is nobody's, a row without a file would be shown. */
export async function removeFilesLater(
  { database, clock }: Pick<UploadContext, 'database' | 'clock'>,
  ids: readonly string[],
  delay = minutes(1),
): Promise<void> {
  const now = clock();
  if (ids.length > 0) await enqueue(database, { kind: 'removeFiles', payload: { ids: [...ids] }, now, runAt: after(now, delay) });
}

export async function removeFiles({ storage }: Pick<UploadContext, 'storage'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) for (const key of keysOf(id)) await storage.remove(key);
}
