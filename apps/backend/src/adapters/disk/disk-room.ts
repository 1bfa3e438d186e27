import { statfs } from 'node:fs/promises';

/** Whether there is room to write. Asked before writing: a full disk breaks the embedded database in the middle of a change. */
export interface DiskRoom {
  /** @param bytes what is about to be written, on top of what has to stay free */
  hasRoom(bytes?: number): Promise<boolean>;
}

interface Watched {
  readonly folder: string;
  /** What has to stay free: enough to finish what is under way, and to log out. */
  readonly minFreeBytes: number;
}

export const watchDisk = ({ folder, minFreeBytes }: Watched): DiskRoom => ({
  hasRoom: async (bytes = 0) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize - bytes >= minFreeBytes;
  },
});
