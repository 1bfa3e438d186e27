import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { startPostgres } from '@pomp/tooling/postgres';
import { freePorts } from '../stack/ports.mjs';
import { root } from '../workspace/places.mjs';
import { run as runProgram } from '../workspace/run.mjs';
import { exampleBody, loggedIn, ownFolder, run } from '../stack/running.mjs';

/**
 * What an operator does on the worst day: the machine is gone with its database and its files, and the last back-up, made while customers were saving, comes back on another one.
 * @param {number} size houses that are there before the back-up
 * @returns {Promise<import('./trust.mjs').Outcome>}
 */
export async function tryDrill(size) {
  const folder = ownFolder();
  const ports = await freePorts();
  const backups = join(folder, 'backup');
  await run('sandbox', { port: ports.sandbox, folder, ports });
  const [first, second] = [await startPostgres(), await startPostgres()];
  const placeOf = (/** @type {{ url: string }} */ { url }, /** @type {string} */ name) => ({
    DATABASE_URL: url,
    DATA_DIR: join(folder, name),
  });
  const [lost, found] = [placeOf(first, 'lost'), placeOf(second, 'found')];
  const start = (/** @type {NodeJS.ProcessEnv} */ env) =>
    run('backend', { port: ports.backend, folder, ports, env: { ...env, HOUSES_PER_CUSTOMER: '1000000' } });
  const command = async (/** @type {'backup' | 'restore'} */ name, /** @type {Record<string, string>} */ env) => {
    const since = Date.now();
    const { code, output } = await runProgram(process.execPath, ['dist/backup.js', name, backups], {
      cwd: join(root, 'apps/backend'),
      env: { ...env, LOG_LEVEL: 'warn' },
    });
    return { code, line: output.trim(), took: ((Date.now() - since) / 1_000).toFixed(1) };
  };
  /** @type {string[]} */
  const bad = [];

  const before = await start(lost);
  const site = `http://localhost:${ports.site}`;
  const signedIn = await loggedIn({ backend: before.url, site });
  const example = { ...(await exampleBody(before.url, '/api/account/postHouse', 'post')), mainAddress: false };
  const save = () =>
    fetch(`${before.url}/api/account/postHouse`, {
      method: 'POST',
      headers: { ...signedIn, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(example),
    }).then((answer) => answer.ok);
  for (let house = 0; house < size; house += 1) if (!(await save())) bad.push('A house was not saved.');
  const seenBefore = await seenBy(before.url, signedIn);

  let isBackingUp = true;
  let meanwhile = 0;
  const saving = (async () => {
    while (isBackingUp) if (await save()) meanwhile += 1;
  })();
  const made = await command('backup', lost);
  isBackingUp = false;
  await saving;
  await before.kill();
  await first.stop();

  const restored = await command('restore', found);
  for (const { code, line } of [made, restored]) if (code !== 0) bad.push(line);
  const after = await start({ ...found, DEMO_DATA: '0' });
  const seenAfter = await seenBy(after.url, await loggedIn({ backend: after.url, site }));
  const missing = seenBefore.houses.filter((id) => !seenAfter.houses.includes(id));
  if (missing.length > 0) bad.push(`${missing.length} houses of before the back-up are gone.`);
  if (seenAfter.orders !== seenBefore.orders) bad.push('The orders are others.');
  if (seenBefore.files.length === 0 || seenBefore.files.some((file) => !file.startsWith('200 ')))
    bad.push('There was no file to look at.');
  if (seenAfter.files.join() !== seenBefore.files.join()) bad.push('The files are others.');
  await after.kill();
  await second.stop();
  return {
    said: [
      `${made.line} Made in ${made.took} s, while ${meanwhile} houses were saved.`,
      `${restored.line} Into an empty PostgreSQL and an empty folder, in ${restored.took} s.`,
      `Then, of the customer who was looked at: ${seenBefore.houses.length - missing.length} of ${seenBefore.houses.length} houses, the orders byte for byte, and ${seenAfter.files.length} files with the same SHA-256.`,
    ],
    bad,
  };
}

/**
 * What a customer has.
 * @param {string} backend
 * @param {Record<string, string>} headers
 */
async function seenBy(backend, headers) {
  const ask = (/** @type {string} */ path) => fetch(backend + path, { headers });
  /** @type {{ id: string }[]} */
  const houses = await (await ask('/api/account/getHouses')).json();
  const orders = await (await ask('/api/account/getOrders')).text();
  /** @type {string[]} */
  const files = [];
  for (const { id } of /** @type {{ id: string }[]} */ (JSON.parse(orders))) {
    /** @type {{ url: string }[]} */
    const documents = await (await ask(`/api/account/getDocuments?orderId=${id}`)).json();
    for (const { url } of documents) {
      const answer = await ask(url);
      files.push(
        `${answer.status} ${createHash('sha256')
          .update(Buffer.from(await answer.arrayBuffer()))
          .digest('hex')}`,
      );
    }
  }
  return { houses: houses.map(({ id }) => id), orders, files };
}
