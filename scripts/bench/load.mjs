import autocannon from 'autocannon';
import { processorTime } from './processor-time.mjs';

/**
 * `body` is posted, each time as someone else: what a person may ask in a minute isn't what is measured. Of `pid` the processor time is taken.
 * @typedef {{ url: string, headers?: Record<string, string>, body?: object, pid?: number }} Target
 */

/** Requests a second, and of which the processes are known the milliseconds of processor time for each. @typedef {{ ours: number, floor: number, cost?: { ours: number, floor: number } }} Compared */

const rounds = 3;
const seconds = 4;

/**
 * Two targets, taken in turns so that whatever else this machine does weighs on both.
 * @param {Target} ours
 * @param {Target} floor
 * @returns {Promise<Compared>}
 */
export async function compareLoad(ours, floor) {
  await load(ours, 2);
  await load(floor, 2);
  const [our, bare] = [[await load(ours, seconds)], [await load(floor, seconds)]];
  for (let round = 1; round < rounds; round++) {
    our.push(await load(ours, seconds));
    bare.push(await load(floor, seconds));
  }
  const rates = { ours: median(our.map(({ rate }) => rate)), floor: median(bare.map(({ rate }) => rate)) };
  const [ourCosts, bareCosts] = [costsOf(our), costsOf(bare)];
  return ourCosts && bareCosts ? { ...rates, cost: { ours: median(ourCosts), floor: median(bareCosts) } } : rates;
}

/** @param {{ cost: number | undefined }[]} loads */
function costsOf(loads) {
  const costs = loads.flatMap(({ cost }) => cost ?? []);
  return costs.length === loads.length ? costs : undefined;
}

/**
 * Requests a second of one target.
 * @param {Target} target
 * @param {number} duration in seconds
 */
export const once = async (target, duration) => (await load(target, duration)).rate;

/** @param {Target} target @param {number} duration */
async function load({ url, headers = {}, body, pid }, duration) {
  const posting = body && {
    method: /** @type {const} */ ('POST'),
    body: JSON.stringify(body),
    requests: [{ setupRequest: asSomeoneElse }],
  };
  const sent = body ? { ...headers, 'content-type': 'application/json' } : headers;
  const before = processorTime(pid);
  const { requests, non2xx, errors, timeouts } = await autocannon({ url, headers: sent, duration, connections: 32, ...posting });
  const after = processorTime(pid);
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors, ${timeouts} timeouts.`);
  const cost = before === undefined || after === undefined ? undefined : ((after - before) * 1_000) / requests.total;
  return { rate: requests.average, cost };
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
