import { rmSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { currentProcess, isRunning, type ProcessIdentity } from './process-identity.js';

export interface DirectoryLock {
  release(): Promise<void>;
}

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(`${directory} is in use by process ${pid}: stop that one first, or choose another DATA_DIR.`);
  }
}

const heartbeatMillis = 2_000;
/** An owner on another machine or in another container counts as gone when it hasn't touched its file for this long. */
const silentAfterMillis = 10_000;
const attempts = 3;

/** How it sees what others do. */
interface Looking {
  readonly list: (folder: string) => Promise<string[]>;
  readonly modifiedAt: (path: string) => Promise<number | undefined>;
}

const onDisk: Looking = {
  list: (folder) => readdir(folder),
  modifiedAt: async (path) => {
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined; // its owner just stopped
      throw error;
    });
    return found?.mtimeMs;
  },
};

/**
 * Makes this process the only owner of a directory.
 *
 * Every contender first writes a file that carries its identity in its name, and then looks at the others. So two can never both
 * win, and a file of a dead process can be deleted without a race, because its name is never used again. One elsewhere that was only silent
 * for long can go on: who looks around and doesn't find its own file was taken for gone, and begins anew.
 *
 * @param onTaken called once when this process was silent for so long that another one took the directory over: nothing may be written there any more
 */
export async function lockDirectory(
  directory: string,
  { onTaken, looking = onDisk }: { readonly onTaken: () => void; readonly looking?: Looking },
): Promise<DirectoryLock> {
  const folder = join(directory, 'owners');
  await mkdir(folder, { recursive: true });
  const self = await currentProcess();
  const own = join(folder, fileName(self));
  for (let attempt = 1; ; attempt++) {
    await claim(own, directory, self);
    const { isClaimed, owner } = await lookAround(folder, self, looking);
    if (isClaimed && !owner) return hold(own, onTaken);
    await rm(own, { force: true });
    // Two that start at the same moment see each other and both step back; one of them comes back first.
    if (attempt === attempts) throw new DirectoryInUse(directory, owner?.pid ?? self.pid);
    await pause(50 + Math.random() * 200);
  }
}

async function claim(own: string, directory: string, self: ProcessIdentity): Promise<void> {
  try {
    await writeFile(own, '', { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw new DirectoryInUse(directory, self.pid);
    throw error;
  }
}

/** Whether our own file is still there, and who else is. */
async function lookAround(
  folder: string,
  self: ProcessIdentity,
  { list, modifiedAt }: Looking,
): Promise<{ readonly isClaimed: boolean; readonly owner?: ProcessIdentity }> {
  const names = await list(folder);
  const isClaimed = names.includes(fileName(self));
  for (const name of names) {
    const identity = parseFileName(name);
    if (!identity || name === fileName(self)) continue;
    const path = join(folder, name);
    const found =
      identity.machine === self.machine
        ? await lookHere(identity)
        : judge(await Promise.all([path, join(folder, fileName(self))].map(modifiedAt)));
    if (found === 'alive') return { isClaimed, owner: identity };
    if (found === 'dead') await rm(path, { force: true });
  }
  return { isClaimed };
}

const lookHere = async (identity: ProcessIdentity) => ((await isRunning(identity)) ? 'alive' : 'dead');

/**
 * Compares two times that the same file system gave, so that clocks of machines don't matter. Whose file is gone by now stepped back or stopped: there
 * is nothing to remove, and what has its name a moment later is its next attempt.
 */
function judge([theirs, ours]: readonly (number | undefined)[]): 'alive' | 'dead' | 'gone' {
  if (theirs === undefined) return 'gone';
  return ours === undefined || ours - theirs < silentAfterMillis ? 'alive' : 'dead';
}

function hold(own: string, onTaken: () => void): DirectoryLock {
  let beats = 0;
  let beating: Promise<void> = Promise.resolve();
  let isTaken = false;
  const heartbeat = setInterval(() => {
    // Into the file that is there: made again, it would hide that another process took it away.
    beating = beating
      .then(() => writeFile(own, String(++beats), { flag: 'r+' }))
      .catch((error: unknown) => {
        // One that can't be written otherwise (disk full) says nothing about who owns the directory.
        if (isTaken || !(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return;
        isTaken = true;
        clearInterval(heartbeat);
        onTaken();
      });
  }, heartbeatMillis);
  heartbeat.unref();
  // Also where an end doesn't wait for the database: whoever starts next needn't find out that nobody is there.
  const leave = () => rmSync(own, { force: true });
  process.once('exit', leave);
  return {
    release: async () => {
      clearInterval(heartbeat);
      // One on its way would make the file again.
      await beating;
      await rm(own, { force: true });
      process.off('exit', leave);
    },
  };
}

const fileName = ({ machine, pid, startedAt }: ProcessIdentity) => `${machine}.${pid}.${startedAt}`;

function parseFileName(name: string): ProcessIdentity | undefined {
  const [, machine, pid, startedAt] = /^([0-9a-f]+)\.(\d+)\.([0-9a-f]+)$/.exec(name) ?? [];
  return machine && pid && startedAt ? { machine, pid: Number(pid), startedAt } : undefined;
}
