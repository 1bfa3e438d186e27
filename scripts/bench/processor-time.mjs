import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux's unit in `/proc`, the same on every machine that Node runs on. */
const ticksPerSecond = 100;

/**
 * What a process took of the processor so far, in seconds, with all its threads; undefined where the system doesn't say. Unlike a rate it hardly depends on what else a machine does.
 * @param {number | undefined} pid
 */
export function processorTime(pid) {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is a name in brackets that may hold anything; the 14th and 15th are user's and system's ticks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Waits until a process has had little to do for three seconds: what it began with isn't part of what is measured. @param {number | undefined} pid */
export async function settled(pid) {
  for (let still = 0; still < 3;) {
    const before = processorTime(pid);
    await pause(1_000);
    still = (processorTime(pid) ?? 0) - (before ?? 0) < 0.06 ? still + 1 : 0;
  }
}
