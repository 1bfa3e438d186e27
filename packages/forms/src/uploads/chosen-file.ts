import type { FilePicture, FileStatus, PickedFile } from '@pomp/design-system';
import { isImageType } from '@pomp/domain';
import type { StoredUpload } from './upload-transport.js';

/** A file that was chosen here. Keeps its place and its own picture once it is stored. */
export interface ChosenFile {
  readonly id: string;
  readonly field: string;
  readonly file: File;
  status: FileStatus;
  abort: AbortController;
  stored?: StoredUpload;
  /** Whether the device keeps it until it is stored; undefined for as long as it hasn't said so, and where nothing is asked of it. */
  kept: boolean | undefined;
  /** Whether the server's list has had it: one that leaves that list was deleted on another device. */
  listed: boolean;
}

/** What every browser can draw; of anything else the server's picture is better. */
const drawable = /^(image\/(jpeg|png|webp|gif|avif)|video\/)/;

const kindOf = ({ type }: StoredUpload): PickedFile['kind'] => (isImageType(type) ? 'image' : 'video');

export function pickedOfChosen(
  { id, file, status, stored, kept }: ChosenFile,
  pictureOf: (stored: StoredUpload) => FilePicture,
): PickedFile {
  const isVideo = stored ? kindOf(stored) === 'video' : file.type.startsWith('video/');
  const willBeSent = !stored && !(status.state === 'failed' && !status.retry);
  const fromServer = stored && status.state === 'done' && !drawable.test(file.type);
  return {
    id,
    name: file.name,
    kind: isVideo ? 'video' : 'image',
    size: file.size,
    picture: fromServer ? pictureOf(stored) : { local: file },
    status,
    ...(kept === false && willBeSent && { onlyHere: true }),
  };
}

export const pickedOfStored = (
  stored: StoredUpload,
  status: FileStatus,
  pictureOf: (stored: StoredUpload) => FilePicture,
): PickedFile => ({
  id: stored.id,
  name: stored.fileName,
  kind: kindOf(stored),
  ...(stored.size !== undefined && { size: stored.size }),
  picture: pictureOf(stored),
  status,
});
