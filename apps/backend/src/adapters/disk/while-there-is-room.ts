import { Transform } from 'node:stream';
import type { DiskRoom } from './disk-room.js';

/** In bytes: so much more is written than there is room for, at most. */
const step = 8 * 1024 * 1024;

/** As the disk itself would say, but before it is wholly full. */
class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';

  constructor() {
    super('There is no room left on the disk.');
  }
}

/** Passes bytes on for as long as there is room: nobody has to say beforehand how much they send, and others write too. */
export function whileThereIsRoom(disk: Pick<DiskRoom, 'hasRoom'>): Transform {
  let unasked = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      unasked += chunk.length;
      if (unasked < step) return done(null, chunk);
      unasked = 0;
      disk.hasRoom().then((hasRoom) => (hasRoom ? done(null, chunk) : done(new DiskFull())), done);
    },
  });
}
