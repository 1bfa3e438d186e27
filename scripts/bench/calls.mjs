import { deepEqual } from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@pomp/tooling/postgres';
import { freePorts } from '../stack/ports.mjs';
import { loggedIn, ownFolder, run } from '../stack/running.mjs';
import { build } from '../workspace/build.mjs';
import { root } from '../workspace/places.mjs';
import { compareLoad } from './load.mjs';
import { settled } from './processor-time.mjs';
import { program } from './program.mjs';
import { demo } from './public-pages.mjs';
import { callsTable } from './table.mjs';

/** @typedef {import('./load.mjs').Compared} Compared */
/** @typedef {Record<'houses' | 'orders' | 'documents', Compared>} Reads what customers look at, against the same rows by one query in a bare Hono route */
/** @typedef {{ postgres: Reads, embedded: Reads, savings: Compared }} Calls */

/** `pnpm bench calls`: what calls cost on top of bare routes, without the pages. */
export async function measureCalls() {
  await build(['@pomp/backend', '@pomp/sandbox'], console.log);
  console.log('Measuring, about three minutes …');
  console.log(callsTable(await calls(), { node: process.version, cores: cpus().length }));
}

/**
 * A backend on each database in turns with a bare server on the same.
 * @returns {Promise<Calls>}
 */
export async function calls() {
  const [folder, ports, postgres] = [ownFolder(), await freePorts(), await startPostgres()];
  const site = `http://localhost:${ports.site}`;
  const sandbox = await run('sandbox', { port: ports.sandbox, folder, ports });
  const started = { port: ports.backend, folder, ports };
  try {
    const onPostgres = await run('backend', {
      ...started,
      env: { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1,::1', DATA_DIR: join(folder, 'beside-postgres') },
    });
    // As it is deployed: whoever made the demo customers has been through all code that it has.
    await onPostgres.part.stop();
    await onPostgres.start();
    const reads = await readsOf(onPostgres, site, { DATABASE_URL: postgres.url });
    const savings = await savingsOf(onPostgres);
    await onPostgres.kill();
    // Stopped as it should be, a database in a folder can be copied.
    const embedded = await run('backend', { ...started, env: { DATA_DIR: join(folder, 'embedded') } });
    await embedded.part.stop();
    cpSync(join(folder, 'embedded/database/pglite'), join(folder, 'copy'), { recursive: true });
    await embedded.start();
    const embeddedReads = await readsOf(embedded, site, { EMBEDDED: join(folder, 'copy') });
    await embedded.kill();
    return { postgres: reads, embedded: embeddedReads, savings };
  } finally {
    await sandbox.kill();
    await postgres.stop();
  }
}

/**
 * @param {import('../stack/running.mjs').Running} backend
 * @param {string} site
 * @param {Record<string, string>} database
 * @returns {Promise<Reads>}
 */
async function readsOf({ url, part }, site, database) {
  // Pictures of the demo customers' files are made first.
  await settled(part.child.pid);
  const bare = await program(join(root, 'apps/backend/bench/bare-reads.mjs'), { ...database, CUSTOMER: demo.email });
  const headers = await loggedIn({ backend: url, site });
  const compare = (/** @type {string} */ call, /** @type {string} */ path) =>
    compareLoad(
      { url: `${url}/api/account/${call}`, headers, pid: part.child.pid },
      { url: `${bare.said.url}/${path}`, pid: bare.pid },
    );
  try {
    return {
      houses: await compare('getHouses', 'houses'),
      orders: await compare('getOrders', 'orders'),
      documents: await compare(`getDocuments?orderId=${bare.said.orderId}`, 'documents'),
    };
  } finally {
    await bare.stop();
  }
}

/** @param {string} url @param {RequestInit} [asked] @returns {Promise<unknown>} */
async function answerOf(url, asked) {
  const answer = await fetch(url, asked);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

/** @param {import('../stack/running.mjs').Running} backend */
async function savingsOf({ url, part }) {
  const body = { zip: '1271AD', houseNumber: '5', people: 2 };
  const known = new URLSearchParams({ zipcode: body.zip, houseNumber: body.houseNumber });
  const home = await answerOf(`${url}/api/account/getHomeFacts?${known}`);
  const bare = await program(join(root, 'apps/backend/bench/bare-savings.mjs'), { KNOWN_HOME: JSON.stringify(home) });
  try {
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    deepEqual(await answerOf(bare.said.url, asked), await answerOf(`${url}/savings`, asked));
    return await compareLoad({ url: `${url}/savings`, body, pid: part.child.pid }, { url: bare.said.url, body, pid: bare.pid });
  } finally {
    await bare.stop();
  }
}
