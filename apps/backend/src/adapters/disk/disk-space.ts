import { statfs } from 'node:fs/promises';

/** Whether there is space to write. Checked before writing: a full disk breaks the embedded database in the middle of a change. */
export interface DiskSpace {
  /** @param bytes about to be written, on top of what has to stay free; what others reserved then counts too */
  hasSpace(bytes?: number): Promise<boolean>;
  /** Whether there is enough to remove things, which writes a little too: a full disk doesn't get emptier by waiting. */
  hasSpaceToClean(): Promise<boolean>;
  /**
   * Reserves space for a writer of so many bytes; returns a function that releases it, or undefined when there isn't as much. What was
   * written by then counts twice: too careful rather than too late.
   */
  reserve(bytes: number): Promise<(() => void) | undefined>;
}

interface Watched {
  readonly folder: string;
  /** What has to stay free: enough to finish what is under way, and to log out. */
  readonly minFreeBytes: number;
}

/** How long, in milliseconds, what was free stands for writes of next to nothing: in that time a disk can't fill what has to stay free. */
const recent = 100;

export function watchDisk({ folder, minFreeBytes }: Watched): DiskSpace {
  let asking: Promise<number> | undefined;
  let latest: { readonly free: number; readonly at: number } | undefined;
  /** Asked at the same moment, the disk is asked once: every write asks, and for a small one asking is a quarter of the work. */
  const freeBytes = () => (asking ??= readFreeBytes(folder).finally(() => (asking = undefined)));
  const freeLately = async () => {
    if (!latest || performance.now() - latest.at >= recent) latest = { free: await freeBytes(), at: performance.now() };
    return latest.free;
  };
  let reserved = 0;
  const hasSpace = async (bytes = 0) =>
    bytes > 0 ? (await freeBytes()) - bytes - reserved >= minFreeBytes : (await freeLately()) >= minFreeBytes;

  return {
    hasSpace,
    reserve: async (bytes) => {
      // Of two reservations at the same moment the second sees the first.
      const first = reserved;
      reserved += bytes;
      const free = await freeBytes();
      if (free - first - bytes >= minFreeBytes) return () => void (reserved -= bytes);
      reserved -= bytes;
      return undefined;
    },
    hasSpaceToClean: async () => (await freeBytes()) >= minFreeBytes / 10,
  };
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
