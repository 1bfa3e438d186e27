import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { uploadTypeOf } from '@pomp/domain';
import type { JobHandler } from '../jobs/job-kinds.js';
import type { Previews } from './previews.js';
import type { UploadContext } from './upload-context.js';
import { uploadRepository } from './upload.repository.js';

/** After a file arrived: its hash, and its pictures before anyone asks for them. */
export const prepareUpload = ({
  storage,
  database,
  previews,
}: UploadContext & { readonly previews: Previews }): JobHandler<'prepareUpload'> => ({
  maxAttempts: 3,
  run: async ({ uploadId }) => {
    const uploads = uploadRepository(database);
    const upload = await uploads.findById(uploadId);
    // Deleted meanwhile.
    if (!upload) return;
    if (uploadTypeOf(upload.extension) === 'IMG') await previews.of(upload, 'thumb');
    if (upload.sha256 !== null) return;
    const hash = createHash('sha256');
    await pipeline(await storage.read(uploadId), hash);
    await uploads.describe(uploadId, { sha256: hash.digest('hex') });
  },
});
