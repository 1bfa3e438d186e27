/** Where the picture of a file comes from. */
export type FilePicture =
  /** Chosen just now: shown from the device itself, before a byte was sent. */
  | { local: Blob }
  /** Stored earlier. A video shows its poster, if there is one. */
  | { url: string; poster?: string };

/** How far a file is. */
export type FileStatus =
  /** `for`: what it waits for; without it, its turn. */
  | { state: 'waiting'; for?: 'reception' }
  /** In bytes. `stalled`: nothing has moved for a while. */
  | { state: 'uploading'; sent: number; total: number; stalled?: boolean }
  | { state: 'done' }
  /** `retry`: whether trying again can help; a file that is too large stays too large. */
  | { state: 'failed'; message: string; retry: boolean }
  | { state: 'deleting' };

/** A file in the list, kept by who uploads it. */
export interface PickedFile {
  id: string;
  /** As the customer knows it: 'ketel.jpg'. */
  name: string;
  kind: 'image' | 'video';
  /** In bytes; unknown for some that were stored earlier. */
  size?: number;
  picture: FilePicture;
  status: FileStatus;
  /** Not sent yet, and the device has no room for it: gone with the page. */
  onlyHere?: boolean;
}

/** Kept until there is reception. */
export const waitsForReception = ({ status }: PickedFile): boolean => status.state === 'waiting' && status.for === 'reception';

/** Still to come, or on its way. */
export const isBusy = ({ status }: PickedFile): boolean => status.state === 'waiting' || status.state === 'uploading';
