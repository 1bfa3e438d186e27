import { storageFull } from '../http/refusal.js';
import type { UploadContext } from './upload-context.js';

/** Before a byte is stored: what is known to be too much isn't begun. */
export async function refuseWithoutRoom({ storage }: Pick<UploadContext, 'storage'>, bytes: number): Promise<void> {
  if (!(await storage.hasRoom(bytes))) throw storageFull();
}
