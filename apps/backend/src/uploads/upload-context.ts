import type { FileStorage } from '../adapters/storage/file-storage.js';
import type { Context } from '../context/context.js';

/** What use cases about files work with. */
export interface UploadContext extends Context {
  readonly storage: FileStorage;
}
