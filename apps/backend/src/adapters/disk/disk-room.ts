import { statfs } from 'node:fs/promises';

/** Whether there is room to write. Asked before writing: a full disk breaks the embedded database in the middle of a change. */
export interface DiskRoom {
  /** @param bytes what is about to be written, on top of what has to stay free; what was promised to others then counts too */
  hasRoom(bytes?: number): Promise<boolean>;
  /** Whether there is enough to remove things, which writes a little too: what is full doesn't get emptier by waiting. */
  hasRoomToClean(): Promise<boolean>;
  /**
   * Promises room to whoever is going to write so many bytes, until they call what they get; undefined when there isn't as much. What they have written by
   * then counts twice: too careful rather than too late.
   */
  reserve(bytes: number): Promise<(() => void) | undefined>;
}

interface Watched {
  readonly folder: string;
  /** What has to stay free: enough to finish what is under way, and to log out. */
  readonly minFreeBytes: number;
}

export function watchDisk({ folder, minFreeBytes }: Watched): DiskRoom {
  let asking: Promise<number> | undefined;
  /** Asked at the same moment, the disk is asked once: every write asks, and for a small one asking is a quarter of the work. */
  const freeBytes = () => (asking ??= readFreeBytes(folder).finally(() => (asking = undefined)));
  let promised = 0;
  const hasRoom = async (bytes = 0) => (await freeBytes()) - (bytes > 0 ? bytes + promised : 0) >= minFreeBytes;

  return {
    hasRoom,
    reserve: async (bytes) => {
      // Two who ask at the same moment: the second sees what the first is promised.
      const first = promised;
      promised += bytes;
      const free = await freeBytes();
      if (free - first - bytes >= minFreeBytes) return () => void (promised -= bytes);
      promised -= bytes;
      return undefined;
    },
    hasRoomToClean: async () => (await freeBytes()) >= minFreeBytes / 10,
  };
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
