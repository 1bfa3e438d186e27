import { ERRORS, MemoryLocker, type Locker } from '@tus/server';
import type { SharedLocks } from '../adapters/database/shared-locks.js';
import { seconds } from '../clock/clock.js';

/** How long a request waits for the one before it to let go. */
const patience = seconds(30);

/**
 * Of two requests for one upload the older one, of a line that was lost, lets go first: also where another process answers it. Without `locks`
 * there is no other process.
 */
export function uploadLocker(locks: SharedLocks | undefined): Locker {
  const inProcess = new MemoryLocker({ acquireLockTimeout: patience });
  if (!locks) return inProcess;
  return {
    newLock(id) {
      const own = inProcess.newLock(id);
      let release: (() => Promise<void>) | undefined;
      return {
        async lock(stopSignal, requestRelease) {
          await own.lock(stopSignal, requestRelease);
          try {
            release = await locks.acquire({
              name: `upload ${id}`,
              signal: AbortSignal.any([stopSignal, AbortSignal.timeout(patience)]),
              onWanted: () => void requestRelease(),
            });
            if (!release) throw ERRORS.ERR_LOCK_TIMEOUT;
          } catch (error) {
            await own.unlock();
            throw error;
          }
        },
        async unlock() {
          try {
            await release?.();
          } finally {
            await own.unlock();
          }
        },
      };
    },
  };
}
