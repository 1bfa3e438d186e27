import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@pomp/tooling/postgres';
import { freePorts } from '../stack/ports.mjs';
import { exampleBody, loggedIn, ownFolder, run } from '../stack/running.mjs';

const together = 4;
/** In the middle of a save, or just before or after it. */
const longestLife = 400;
/** The customer's houses stay few: with thousands of them an answer takes longer and longer. */
const few = 10;

/**
 * Kills the backend again and again while houses are saved: what was acknowledged is there, and what wasn't is there once after it was sent again.
 * @param {number} cycles on each database
 * @returns {Promise<import('./trust.mjs').Outcome>}
 */
export async function tryKills(cycles) {
  const folder = ownFolder();
  const [ports, more] = [await freePorts(), await freePorts()];
  await run('sandbox', { port: ports.sandbox, folder, ports });
  const postgres = await startPostgres();
  const engines = [
    {
      engine: 'PostgreSQL',
      port: ports.backend,
      env: { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'beside-postgres') },
    },
    { engine: 'the embedded database', port: more.backend, env: { DATA_DIR: join(folder, 'embedded') } },
  ];
  const outcomes = await Promise.all(
    engines.map(async ({ engine, port, env }) => {
      const name = `backend of ${engine}`;
      const backend = await run('backend', { name, port, folder, ports, env: { ...env, HOUSES_PER_CUSTOMER: '1000000' } });
      const seen = await killed(backend, `http://localhost:${ports.site}`, { cycles, engine });
      await backend.kill();
      return { engine, ...seen };
    }),
  );
  await postgres.stop();
  return {
    said: outcomes.map(
      ({ engine, acknowledged, lost, there }) =>
        `${engine}: ${cycles} × kill -9 in the middle of ${together} saves; ${acknowledged} acknowledged before it, ${lost} of those lost; of ${cycles * together} sent until acknowledged ${there} are there.`,
    ),
    bad: outcomes.flatMap(({ engine, lost, there }) => [
      ...(lost > 0 ? [`${engine}: ${lost} acknowledged houses were gone.`] : []),
      ...(there === cycles * together ? [] : [`${engine}: ${cycles * together} houses were saved, ${there} are there.`]),
    ]),
  };
}

/**
 * @param {import('../stack/running.mjs').Running} backend
 * @param {string} site
 * @param {{ cycles: number, engine: string }} options
 */
async function killed(backend, site, { cycles, engine }) {
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
  const remove = (/** @type {string} */ id) =>
    fetch(`${backend.url}/api/account/deleteHouse?houseId=${id}`, { method: 'DELETE', headers: signedIn });
  const seen = { acknowledged: 0, lost: 0, there: 0 };
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const before = await housesNow();
    const keys = Array.from({ length: together }, () => randomUUID());
    const saving = Promise.all(keys.map(save));
    await pause(randomInt(longestLife));
    await backend.kill();
    const acknowledged = (await saving).filter((id) => id !== undefined);
    await backend.start();
    const found = await housesNow();
    seen.acknowledged += acknowledged.length;
    seen.lost += acknowledged.filter((id) => !found.has(id)).length;
    for (const key of keys) while ((await save(key)) === undefined) await pause(100);
    const added = [...(await housesNow())].filter((id) => !before.has(id));
    seen.there += added.length;
    if (before.size >= few) for (const id of added) await remove(id);
    if (cycle % 50 === 0) console.log(`${engine}: killed ${cycle} times of ${cycles}, ${seen.lost} lost so far.`);
  }
  return seen;
}
