import { existsSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const { PRIORITY_NORMAL: usual, PRIORITY_BELOW_NORMAL: low } = constants.priority;
/** Anyone but root may change a share only ten times a second, all sessions together. */
const betweenMs = 150;
const maxTries = 20;

/**
 * Gives a process that leads a session of its own, as each part of the stack does, only what others leave of the processor. Linux divides between sessions before it looks at
 * processes; elsewhere nothing changes.
 * @param {number | undefined} pid
 * @returns {Promise<() => Promise<void>>} what gives it a usual share again
 */
export async function yieldProcessor(pid) {
  await setShare(pid, low);
  return () => setShare(pid, usual);
}

/**
 * @param {number | undefined} pid
 * @param {number} share
 */
async function setShare(pid, share) {
  const ofSession = `/proc/${pid}/autogroup`;
  for (let tries = 1; existsSync(ofSession); tries++)
    try {
      writeFileSync(ofSession, String(share));
      return;
    } catch (error) {
      // What ended meanwhile needs none, and where it isn't allowed all share evenly.
      const isTooSoon = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
      if (!isTooSoon || tries === maxTries) return;
      await pause(betweenMs);
    }
}
