import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { uploadTypeOf } from '@pomp/domain';
import type { JobHandler } from '../jobs/job-kinds.js';
import { DecodingTimeout } from './heic.js';
import type { Previews } from './previews.js';
import type { UploadContext } from './upload-context.js';
import { uploadRepository } from './upload.repository.js';

/** A picture that took too long so often has none: a file can be made so that it takes for ever. */
const maxAttempts = 3;

/** After a file arrived: its hash, and its pictures before anyone asks for them. */
export const prepareUpload = ({
  storage,
  database,
  previews,
}: UploadContext & { readonly previews: Previews }): JobHandler<'prepareUpload'> => ({
  maxAttempts,
  run: async ({ uploadId }, { attempt }) => {
    const uploads = uploadRepository(database);
    const upload = await uploads.findById(uploadId);
    // Deleted meanwhile.
    if (!upload) return;
    if (uploadTypeOf(upload.extension) === 'IMG')
      await previews.of(upload, 'thumb').catch((error: unknown) => {
        if (!(error instanceof DecodingTimeout) || attempt < maxAttempts) throw error;
        return uploads.describe(uploadId, { hasPreview: false });
      });
    if (upload.sha256 !== null) return;
    const hash = createHash('sha256');
    await pipeline(await storage.read(uploadId), hash);
    await uploads.describe(uploadId, { sha256: hash.digest('hex') });
  },
});
