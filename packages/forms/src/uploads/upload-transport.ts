import type { FilePicture } from '@pomp/design-system';
import type { UploadedFile } from '@pomp/domain';

/** A stored file, with what the wire leaves out of `UploadedFile`. */
export interface StoredUpload extends Omit<UploadedFile, 'url'> {
  /** In bytes. */
  readonly size?: number;
  /** Whether the server has a picture of it; of a video it may have none. */
  readonly hasPreview?: boolean;
}

/** What a transport is given with each file that it sends. */
export interface Sending {
  /** @param sent bytes so far, of the whole file. */
  readonly onProgress: (sent: number) => void;
  /** Aborted when the customer changes their mind: what was sent may go. */
  readonly signal: AbortSignal;
}

/** How files reach the server. Everything but `pictureOf` may fail: with `UploadRefusal` when trying again won't help, with `UploadInterrupted` when it goes on by itself. */
export interface UploadTransport {
  readonly send: (field: string, file: File, sending: Sending) => Promise<StoredUpload>;
  readonly remove: (id: string) => Promise<void>;
  /** Where the browser finds the picture of a stored file. */
  readonly pictureOf: (stored: StoredUpload) => FilePicture;
}

/** The server will never take this file; the message says why. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';
}

/** There was no connection, or it broke off: the file waits for one, and is sent again by itself. */
export class UploadInterrupted extends Error {
  override readonly name = 'UploadInterrupted';
}
