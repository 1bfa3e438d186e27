import type { Sending, StoredUpload } from '@pomp/forms';

/** The question that a file answers. */
export interface UploadQuestion {
  readonly houseId: string;
  readonly section: string;
  readonly field: string;
}

/** Brings files to the server and deletes them there. Fails with `UploadRefusal` where trying again won't help. */
export interface UploadClient {
  /** @param question undefined for the holder of a link, which knows it. */
  readonly send: (question: UploadQuestion | undefined, file: File, sending: Sending) => Promise<StoredUpload>;
  readonly remove: (id: string) => Promise<void>;
}
