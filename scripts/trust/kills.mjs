import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@pomp/tooling/postgres';
import { freePorts } from '../stack/ports.mjs';
import { exampleBody, loggedIn, ownFolder, run } from '../stack/running.mjs';

const together = 4;
/** In the middle of a save, or just before or after it. */
const longestLife = 400;

/**
 * Kills the backend again and again while houses are saved: what was acknowledged is there, and what wasn't is there once after it was sent again.
 * @param {number} cycles on each database
 * @returns {Promise<import('./trust.mjs').Outcome>}
 */
export async function tryKills(cycles) {
  const folder = ownFolder();
  const ports = await freePorts();
  await run('sandbox', { port: ports.sandbox, folder, ports });
  const postgres = await startPostgres();
  /** @type {string[]} */
  const said = [];
  /** @type {string[]} */
  const bad = [];
  for (const [engine, env] of /** @type {const} */ ([
    ['PostgreSQL', { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'beside-postgres') }],
    ['the embedded database', { DATA_DIR: join(folder, 'embedded') }],
  ])) {
    const backend = await run('backend', {
      name: `backend of ${engine}`,
      port: ports.backend,
      folder,
      ports,
      env: { ...env, HOUSES_PER_CUSTOMER: '1000000' },
    });
    const seen = await killed(backend, `http://localhost:${ports.site}`, cycles);
    await backend.kill();
    said.push(
      `${engine}: ${cycles} × kill -9 in the middle of ${together} saves; ${seen.acknowledged} acknowledged before it, ${seen.lost} of those lost; of ${cycles * together} sent until acknowledged ${seen.there} are there.`,
    );
    if (seen.lost > 0) bad.push(`${engine}: ${seen.lost} acknowledged houses were gone.`);
    if (seen.there !== cycles * together) bad.push(`${engine}: ${cycles * together} houses were saved, ${seen.there} are there.`);
  }
  await postgres.stop();
  return { said, bad };
}

/**
 * @param {import('../stack/running.mjs').Running} backend
 * @param {string} site
 * @param {number} cycles
 */
async function killed(backend, site, cycles) {
  const signedIn = await loggedIn({ backend: backend.url, site });
  const example = { ...(await exampleBody(backend.url, '/api/account/postHouse', 'post')), mainAddress: false };
  const housesNow = async () => {
    const answer = await fetch(`${backend.url}/api/account/getHouses`, { headers: signedIn });
    /** @type {{ id: string }[]} */
    const houses = await answer.json();
    return new Set(houses.map(({ id }) => id));
  };
  /** @param {string} key */
  const save = async (key) => {
    const answer = await fetch(`${backend.url}/api/account/postHouse`, {
      method: 'POST',
      headers: { ...signedIn, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(example),
    }).catch(() => undefined);
    return answer?.status === 200 ? String((await answer.json().catch(() => ({}))).id) : undefined;
  };
  const before = (await housesNow()).size;
  const seen = { acknowledged: 0, lost: 0, there: 0 };
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const keys = Array.from({ length: together }, () => randomUUID());
    const saving = Promise.all(keys.map(save));
    await pause(randomInt(longestLife));
    await backend.kill();
    const acknowledged = (await saving).filter((id) => id !== undefined);
    await backend.start();
    const there = await housesNow();
    seen.acknowledged += acknowledged.length;
    seen.lost += acknowledged.filter((id) => !there.has(id)).length;
    for (const key of keys) while ((await save(key)) === undefined) await pause(100);
  }
  seen.there = (await housesNow()).size - before;
  return seen;
}
