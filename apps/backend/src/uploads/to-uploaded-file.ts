import { uploadTypeOf, type UploadedFile } from '@pomp/domain';
import type { UploadAccess } from './upload-access.js';
import type { StoredUpload } from './upload.repository.js';

/** That a better one is asked, as the wire has it. */
export const againOf = ({ againReason, againAt }: Pick<StoredUpload, 'againReason' | 'againAt'>) =>
  againReason !== null && againAt !== null ? { again: { reason: againReason, at: againAt.toISOString() } } : {};

/** A file as the wire has it. Someone with a session reads it through the site, the holder of a link at the backend. */
export const toUploadedFile = ({ id, fileName, extension }: StoredUpload, { kind }: Pick<UploadAccess, 'kind'>): UploadedFile => ({
  id,
  fileName,
  type: uploadTypeOf(extension),
  extension,
  url: kind === 'customer' ? `/api/account/getUpload?id=${id}` : `/documents/upload/${id}`,
});
