import { storageFull } from '../errors/http-error.js';
import type { UploadContext } from './upload-context.js';

/**
 * Reserves space for what is about to be stored until that is done.
 * @throws HttpError storageFull
 */
export async function withReservedSpace<Result>(
  { storage }: Pick<UploadContext, 'storage'>,
  bytes: number,
  store: () => Promise<Result>,
): Promise<Result> {
  const release = await storage.reserve(bytes);
  if (!release) throw storageFull();
  try {
    return await store();
  } finally {
    release();
  }
}

/**
 * Before a byte is stored: what is known to be too much isn't begun.
 * @throws HttpError storageFull
 */
export async function requireSpace({ storage }: Pick<UploadContext, 'storage'>, bytes: number): Promise<void> {
  if (!(await storage.hasSpace(bytes))) throw storageFull();
}
