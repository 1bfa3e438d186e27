import { storageFull } from '../errors/http-error.js';
import type { UploadContext } from './upload-context.js';

/**
 * Keeps room for what is about to be stored until that is done.
 * @throws HttpError storageFull
 */
export async function withRoom<Result>(
  { storage }: Pick<UploadContext, 'storage'>,
  bytes: number,
  store: () => Promise<Result>,
): Promise<Result> {
  const giveBack = await storage.reserve(bytes);
  if (!giveBack) throw storageFull();
  try {
    return await store();
  } finally {
    giveBack();
  }
}

/** Before a byte is stored: what is known to be too much isn't begun. */
export async function refuseWithoutRoom({ storage }: Pick<UploadContext, 'storage'>, bytes: number): Promise<void> {
  if (!(await storage.hasRoom(bytes))) throw storageFull();
}
