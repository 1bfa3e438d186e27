import { Transform } from 'node:stream';
import type { DiskSpace } from './disk-space.js';

/** In bytes: at most so much is written beyond the limit before it is noticed. */
const step = 8 * 1024 * 1024;

/** As the disk itself would say, but before it is wholly full. */
class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';

  constructor() {
    super('There is no room left on the disk.');
  }
}

/** A stream that passes bytes on while there is disk space and fails with `ENOSPC` when there isn't: a sender needn't say beforehand how much it sends, and others write too. */
export function limitToDiskSpace(disk: Pick<DiskSpace, 'hasSpace'>): Transform {
  let unasked = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      unasked += chunk.length;
      if (unasked < step) return done(null, chunk);
      unasked = 0;
      disk.hasSpace().then((hasSpace) => (hasSpace ? done(null, chunk) : done(new DiskFull())), done);
    },
  });
}
