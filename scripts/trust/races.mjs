import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startPostgres } from '@pomp/tooling/postgres';
import { freePorts } from '../stack/ports.mjs';
import { exampleBody, loggedIn, ownFolder, run } from '../stack/running.mjs';
import { backofficeKey } from '../stack/wiring.mjs';

const together = 4;

/**
 * Four do the same at the same moment, spread over two backends on one PostgreSQL.
 * @param {number} times of each kind
 * @returns {Promise<import('./trust.mjs').Outcome>}
 */
export async function tryRaces(times) {
  const folder = ownFolder();
  const [ports, more] = [await freePorts(), await freePorts()];
  const postgres = await startPostgres();
  await run('sandbox', { port: ports.sandbox, folder, ports });
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'shared'),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    HOUSES_PER_CUSTOMER: '1000000',
    MAILS_PER_NETWORK: '1000000',
  };
  /** @type {import('../stack/running.mjs').Running[]} */
  const backends = [];
  for (const [index, port] of [ports.backend, more.backend].entries())
    backends.push(await run('backend', { name: `backend-${index + 1}`, port, folder, ports, env }));
  const [first] = backends;
  if (!first) throw new Error('There is no backend.');
  const site = `http://localhost:${ports.site}`;
  const signedIn = { ...(await loggedIn({ backend: first.url, site })), 'content-type': 'application/json' };

  /** @param {string} path @param {{ method?: string, body?: unknown, key?: string, headers?: Record<string, string>, at?: number }} [request] */
  const ask = async (path, { method = 'GET', body, key, headers = {}, at = 0 } = {}) => {
    const { url } = backends[at % backends.length] ?? first;
    const answer = await fetch(url + path, {
      method,
      headers: { ...signedIn, ...headers, ...(key && { 'idempotency-key': key }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const byFour = (/** @type {(at: number) => Promise<{ status: number }>} */ act) =>
    Promise.all(Array.from({ length: together }, (_, at) => act(at)));
  /** @type {() => Promise<{ id: string, mainAddress: boolean }[]>} */
  const houses = async () => (await ask('/api/account/getHouses')).body;
  const house = await exampleBody(first.url, '/api/account/postHouse', 'post');
  const reservation = await exampleBody(first.url, '/reservation', 'post');
  /** @type {string[]} */
  const bad = [];
  let answers = 0;
  const counted = (/** @type {{ status: number }[]} */ given, what = '') => {
    answers += given.length;
    for (const { status } of given) if (status >= 500) bad.push(`${what}: ${status}`);
  };

  const remove = (/** @type {string} */ id) => ask(`/api/account/deleteHouse?houseId=${id}`, { method: 'DELETE' });
  // The houses stay few: answers to a customer with thousands of them take longer and longer.
  const few = 10;

  let made = 0;
  for (let time = 0; time < times; time += 1) {
    const before = new Set((await houses()).map(({ id }) => id));
    const key = randomUUID();
    counted(
      await byFour((at) => ask('/api/account/postHouse', { method: 'POST', body: { ...house, mainAddress: false }, key, at })),
      'postHouse',
    );
    const added = (await houses()).filter(({ id }) => !before.has(id));
    made += added.length;
    if (before.size >= few) for (const { id } of added) await remove(id);
  }
  if (made !== times) bad.push(`${times} houses were saved by four at once, ${made} were there.`);

  let wrongMains = 0;
  for (let time = 0; time < times; time += 1) {
    const body = { ...house, mainAddress: false };
    const others = await houses();
    if (others.length < few) await ask('/api/account/postHouse', { method: 'POST', body, key: randomUUID() });
    const any = () => others[randomInt(others.length)]?.id ?? '';
    counted(
      await byFour((at) =>
        at === 0
          ? ask(`/api/account/deleteHouse?houseId=${any()}`, { method: 'DELETE', at })
          : ask(`/api/account/putHouse?houseId=${any()}`, { method: 'PUT', body: { mainAddress: true }, at }),
      ),
      'main house',
    );
    if ((await houses()).filter(({ mainAddress }) => mainAddress).length !== 1) wrongMains += 1;
  }
  if (wrongMains > 0) bad.push(`${wrongMains} times there was not exactly one main house.`);

  /** @returns {Promise<number>} of all pages */
  const ordersNow = async (after = '') => {
    const headers = { authorization: `Bearer ${backofficeKey}` };
    const { orders, next } = (await ask(`/backoffice/getAllOrders?limit=500${after}`, { headers })).body;
    return orders.length + (next === undefined ? 0 : await ordersNow(`&after=${next}`));
  };
  const ordersBefore = await ordersNow();
  for (let time = 0; time < times; time += 1) {
    const email = `race.${randomUUID()}@pomp.example`;
    const body = { ...reservation, contactInformation: { ...reservation.contactInformation, email } };
    const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`, cookie: '' };
    counted(await byFour((at) => ask('/reservation', { method: 'POST', body, headers, at })), 'postReservation');
  }
  const orders = (await ordersNow()) - ordersBefore;
  if (orders !== times) bad.push(`${times} reservations were sent four times at once, ${orders} orders are there.`);

  for (const { kill } of backends) await kill();
  await postgres.stop();
  return {
    said: [
      `${together} at the same moment, over two backends on one PostgreSQL; ${answers} answers.`,
      `${times} × the same house with one key: ${made} houses.`,
      `${times} × three houses made the main one while one is removed: ${wrongMains === 0 ? 'exactly one main house each time' : `${wrongMains} times not exactly one`}.`,
      `${times} × the same reservation without a key: ${orders} orders.`,
    ],
    bad: [...new Set(bad)].slice(0, 10),
  };
}
