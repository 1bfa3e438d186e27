import type { UploadSize } from '@pomp/api-contract';
import { uploadMediaTypes } from '@pomp/domain';
import { NoSuchFile } from '../adapters/storage/file-storage.js';
import { notFound } from '../errors/http-error.js';
import type { ServedFile } from '../http/serve-file.js';
import { attachmentNamed } from './file-name.js';
import type { Previews } from './previews.js';
import type { UploadAccess } from './upload-access.js';
import type { UploadContext } from './upload-context.js';
import { uploadRepository, type StoredUpload } from './upload.repository.js';

interface Asked {
  readonly id: string;
  readonly size?: UploadSize | undefined;
}

/** A file for whoever may see it: as an attachment, or as a picture that we made of it. */
export async function serveUpload(
  context: UploadContext & { readonly previews: Previews },
  access: UploadAccess,
  { id, size }: Asked,
): Promise<ServedFile> {
  const upload = await uploadRepository(context.database).findStored(access, id);
  if (!upload) throw notFound();
  return serveStored(context, upload, size);
}

/** The same of a file of which it is known that whoever asks may see it. */
export async function serveStored(
  { storage, previews }: Pick<UploadContext, 'storage'> & { readonly previews: Previews },
  upload: StoredUpload,
  size: UploadSize | undefined,
): Promise<ServedFile> {
  const key = size === undefined ? upload.id : await previews.of(upload, size);
  const stored = key === undefined ? undefined : await storage.size(key);
  if (key === undefined || stored === undefined) throw notFound();
  return {
    mediaType: size === undefined ? uploadMediaTypes[upload.extension] : 'image/webp',
    disposition: size === undefined ? attachmentNamed(upload.fileName) : 'inline',
    size: stored,
    read: (range) =>
      storage.read(key, range).catch((error: unknown) => {
        throw error instanceof NoSuchFile ? notFound() : error;
      }),
  };
}
