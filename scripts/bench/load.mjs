import autocannon from 'autocannon';

/** @typedef {{ url: string, headers?: Record<string, string> }} Target */

const rounds = 3;
const seconds = 4;

/**
 * Requests a second of two targets, taken in turns so that whatever else this machine does weighs on both.
 * @param {Target} ours
 * @param {Target} floor
 */
export async function compareLoad(ours, floor) {
  await once(ours, 2);
  await once(floor, 2);
  const measured = { ours: [0], floor: [0] };
  for (let round = 0; round < rounds; round++) {
    measured.ours[round] = await once(ours, seconds);
    measured.floor[round] = await once(floor, seconds);
  }
  return { ours: median(measured.ours), floor: median(measured.floor) };
}

/**
 * @param {Target} target
 * @param {number} duration
 */
async function once({ url, headers = {} }, duration) {
  const { requests, non2xx, errors, timeouts } = await autocannon({ url, headers, duration, connections: 32 });
  if (non2xx + errors + timeouts > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors, ${timeouts} timeouts.`);
  return requests.average;
}

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
