import autocannon from 'autocannon';

/** `body` is posted, each time as someone else: what a person may ask in a minute isn't what is measured. @typedef {{ url: string, headers?: Record<string, string>, body?: object }} Target */

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
 * Requests a second of one target.
 * @param {Target} target
 * @param {number} duration in seconds
 */
export async function once({ url, headers = {}, body }, duration) {
  const posting = body && {
    method: /** @type {const} */ ('POST'),
    body: JSON.stringify(body),
    requests: [{ setupRequest: asSomeoneElse }],
  };
  const sent = body ? { ...headers, 'content-type': 'application/json' } : headers;
  const { requests, non2xx, errors, timeouts } = await autocannon({ url, headers: sent, duration, connections: 32, ...posting });
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors, ${timeouts} timeouts.`);
  return requests.average;
}

let people = 0;

/** @param {import('autocannon').Request} request */
function asSomeoneElse(request) {
  people += 1;
  const address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
}

/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
