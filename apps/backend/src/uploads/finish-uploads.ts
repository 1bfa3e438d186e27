import { answeredByPhoto, uploadTypeOf, type UploadExtension } from '@pomp/domain';
import { violatesUnique } from '../adapters/database/database-errors.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import { HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { requireWithinRoom } from './file-budget.js';
import { nameOf } from './file-name.js';
import type { UploadAccess } from './upload-access.js';
import { uploadRepository, type StoredUpload } from './upload.repository.js';

export interface ReceivedFile {
  readonly id: string;
  /** As it was sent. */
  readonly fileName: string;
  readonly extension: UploadExtension;
  readonly size: number;
}

/** From now on these files are there: all of them or none. What is made of them follows. */
export async function finishUploads(
  context: Context,
  { customerId, kind }: UploadAccess,
  files: readonly ReceivedFile[],
): Promise<readonly StoredUpload[]> {
  const { database, clock } = context;
  const now = clock();
  try {
    return await database.transaction(async (transaction) => {
      const uploads = uploadRepository(transaction);
      await customerRepository(transaction).lock(customerId);
      const stored: StoredUpload[] = [];
      for (const { id, fileName, extension, size } of files) {
        const file = { fileName: nameOf(fileName, extension), extension, size, hasPreview: uploadTypeOf(extension) === 'IMG' };
        const row = await uploads.markStored(id, { ...file, now });
        if (!row) throw new Error(`The upload ${id} isn't being received.`);
        stored.push(row);
        await answerForOlder(uploads, row);
        await recordChange(transaction, {
          customerId,
          actor: 'customer',
          action: 'uploadFile',
          subject: id,
          detail: { by: kind },
          at: now,
        });
        await enqueue(transaction, { kind: 'prepareUpload', payload: { uploadId: id }, now });
      }
      await requireWithinRoom({ ...context, database: transaction }, customerId);
      return stored;
    });
  } catch (error) {
    throw violatesUnique(error, 'upload_name') ? new HttpError('sameName') : error;
  }
}

/** What the seller asked once more isn't asked any longer when a newer photo of it is there. */
async function answerForOlder(uploads: ReturnType<typeof uploadRepository>, row: StoredUpload): Promise<void> {
  const { customerId, houseId, section, field } = row;
  if (houseId === null || section === null || field === null) return;
  const all = await uploads.ofQuestion(customerId, { houseId, section, field });
  const asked = all.flatMap(({ id, fileName, againAt }) => (againAt && id !== row.id ? [{ id, fileName, againAt }] : []));
  const answered = answeredByPhoto(
    asked.sort((one, other) => one.againAt.getTime() - other.againAt.getTime()),
    row.fileName,
  );
  if (answered) await uploads.askAgain(answered.id, null);
}
