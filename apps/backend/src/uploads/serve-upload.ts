import type { UploadSize } from '@pomp/api-contract';
import { uploadMediaTypes } from '@pomp/domain';
import { NoSuchFile } from '../adapters/storage/file-storage.js';
import { notFound } from '../errors/http-error.js';
import type { ServedFile } from '../http/serve-file.js';
import { attachmentNamed } from './file-name.js';
import type { Previews } from './previews.js';
import type { UploadAccess } from './upload-access.js';
import type { UploadContext } from './upload-context.js';
import { uploadRepository } from './upload.repository.js';

interface Asked {
  readonly id: string;
  readonly size?: UploadSize | undefined;
}

/** A file for whoever may see it: as an attachment, or as a picture that we made of it. */
export async function serveUpload(
  { database, storage, previews }: UploadContext & { readonly previews: Previews },
  access: UploadAccess,
  { id, size }: Asked,
): Promise<ServedFile> {
  const upload = await uploadRepository(database).findStored(access, id);
  if (!upload) throw notFound();
  const key = size === undefined ? id : await previews.of(upload, size);
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
