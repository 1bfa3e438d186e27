import { statfsSync } from 'node:fs';

const folder = '/dev/shm';

/**
 * Linux's folder in memory, for files that nobody keeps: to make and take away files on a disk took the journeys a twentieth of their time,
 * and PostgreSQL in tests a third. In a container it is often small.
 * @param {number} bytes how much is to fit in it
 * @returns {string | undefined} where there is one with that much room
 */
export function memoryFolder(bytes) {
  if (process.platform !== 'linux') return undefined;
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= bytes ? folder : undefined;
  } catch {
    return undefined; // not there
  }
}
