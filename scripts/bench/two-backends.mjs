import { cpus } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@pomp/tooling/postgres';
import { freePorts } from '../stack/ports.mjs';
import { loggedIn, ownFolder, run } from '../stack/running.mjs';
import { build } from '../workspace/build.mjs';
import { median, once } from './load.mjs';
import { settled } from './processor-time.mjs';
import { limitProcessor } from './share-of-processor.mjs';
import { written } from './table.mjs';

/** A fifth of a core for each backend leaves the database and whoever asks enough of two cores, also while both backends answer. */
const share = 0.2;
const rounds = 5;
const seconds = 4;

/** `pnpm bench backends`: what a second backend adds, on one PostgreSQL. */
export async function measureTwoBackends() {
  await build(['@pomp/backend', '@pomp/sandbox'], console.log);
  console.log('Measuring, about eight minutes …');
  const rows = await twoBackends();
  console.log(written(rows, { node: process.version, cores: cpus().length }));
}

/** @returns {Promise<string[][]>} rows of a table */
async function twoBackends() {
  const [folder, ports, more, postgres] = [ownFolder(), await freePorts(), await freePorts(), await startPostgres()];
  const site = `http://localhost:${ports.site}`;
  const sandbox = await run('sandbox', { port: ports.sandbox, folder, ports });
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1,::1', DATA_DIR: join(folder, 'shared') };
  /** @type {import('../stack/running.mjs').Running[]} */
  const backends = [];
  try {
    for (const port of [ports.backend, more.backend])
      backends.push(await run('backend', { name: `backend on ${port}`, port, folder, ports, env }));
    const [first, second] = backends;
    if (!first || !second) throw new Error('There are no two backends.');
    const headers = await loggedIn({ backend: first.url, site });
    const orders = await (await fetch(`${first.url}/api/account/getOrders`, { headers })).json();
    const asked = {
      '`getHouses`': { path: '/api/account/getHouses', headers },
      '`getOrders`': { path: '/api/account/getOrders', headers },
      '`getDocuments`': { path: `/api/account/getDocuments?orderId=${orders[0].id}`, headers },
      '`POST /savings`': { path: '/savings', body: { zip: '1271AD', houseNumber: '5', people: 2 } },
    };
    const rateOf = async (/** @type {string[]} */ urls, /** @type {(typeof asked)[keyof typeof asked]} */ { path, ...rest }) => {
      const rates = await Promise.all(urls.map((url) => once({ url: url + path, ...rest }, seconds)));
      return rates.reduce((sum, rate) => sum + rate, 0);
    };
    // As many connections, whether they end at one or at two.
    const [one, both] = [
      [first.url, first.url],
      [first.url, second.url],
    ];
    const rowsOf = async (/** @type {string} */ how) => {
      const rows = [];
      for (const [name, call] of Object.entries(asked)) {
        /** @type {{ ours: number[], floor: number[], busy: number[] }} */
        const seen = { ours: [], floor: [], busy: [] };
        await rateOf(both, call);
        for (let round = 0; round < rounds; round++) {
          const since = times();
          seen.ours.push(await rateOf(both, call));
          seen.busy.push(busyBetween(since, times()));
          seen.floor.push(await rateOf(one, call));
        }
        const [ours, floor, busy] = [median(seen.ours), median(seen.floor), median(seen.busy)];
        rows.push([
          `${name} of two backends against one, ${how}, requests a second; the machine was busy for ${Math.round(busy * 100)} % with two`,
          ours.toFixed(0),
          floor.toFixed(0),
          (ours / floor).toFixed(2),
        ]);
      }
      return rows;
    };
    for (const { part } of backends) await settled(part.child.pid);
    const whole = await rowsOf('which have what the machine has');
    const forget = backends.map(({ part }) => limitProcessor(part.child.pid ?? 0, share));
    const shares = await rowsOf(`each with ${share * 100} % of a core`);
    for (const backend of backends) await backend.kill();
    for (const end of forget) end();
    return [...shares, ...whole];
  } finally {
    for (const backend of backends) await backend.kill();
    await sandbox.kill();
    await postgres.stop();
  }
}

/** Of all cores together, in ms. */
function times() {
  let [idle, all] = [0, 0];
  for (const { times: of } of cpus()) {
    idle += of.idle;
    all += of.idle + of.user + of.nice + of.sys + of.irq;
  }
  return { idle, all };
}

/** @param {{ idle: number, all: number }} since @param {{ idle: number, all: number }} now */
const busyBetween = (since, now) => 1 - (now.idle - since.idle) / (now.all - since.all);
