import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { startPostgres } from '@pomp/tooling/postgres';
import { freePorts } from '../stack/ports.mjs';
import { ownFolder, run } from '../stack/running.mjs';
import { livePaths } from '../stack/wiring.mjs';
import { ClearError } from '../workspace/clear-error.mjs';
import { root } from '../workspace/places.mjs';
import { underLoad } from './load-on-machines.mjs';
import { startNginx } from './nginx.mjs';

/** @typedef {import('../stack/running.mjs').Running} Running */
/** @typedef {import('./trust.mjs').Outcome} Outcome */

const killEvery = 10_000;
/** Between two replacements: time enough for a wrong answer to be seen. */
const replaceEvery = 5_000;

/**
 * One of the four is killed every ten seconds.
 * @param {number} size in seconds
 * @returns {Promise<Outcome>}
 */
export const tryMachines = (size) =>
  onMachines(root, async (machines) => {
    const until = Date.now() + size * 1_000;
    let kills = 0;
    const kill = async () => {
      for (let turn = 0; ; turn += 1) {
        await pause(killEvery);
        const victim = inTurn(machines)[turn % 4];
        if (!victim || Date.now() > until - 5_000) return;
        await victim.kill();
        kills += 1;
        await victim.start();
      }
    };
    const { said, bad } = await underLoad({ ...machines, disturb: () => Promise.all([kill(), pause(size * 1_000)]) });
    return {
      said: [`${what} for ${size} s; ${kills} × kill -9, one every ${killEvery / 1_000} s, in turn.`, ...said],
      bad,
    };
  });

/**
 * All four run an older version, and are replaced by this one after the other, as often as asked: both versions answer side by side, and nobody may notice.
 * @param {number} size how many times there and back
 * @returns {Promise<Outcome>}
 */
export async function tryRollouts(size) {
  const { OLD_CHECKOUT: old } = process.env;
  if (!old)
    throw new ClearError(
      'OLD_CHECKOUT has to name a checkout of an older version that is built: `git worktree add`, then `pnpm install` and `pnpm build` there.',
    );
  const from = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: old, encoding: 'utf8' }).trim();
  return onMachines(old, async (machines) => {
    let replaced = 0;
    const roll = async () => {
      for (let time = 0; time < size * 2; time += 1)
        for (const machine of inTurn(machines)) {
          await pause(replaceEvery);
          await machine.replace(time % 2 === 0 ? root : old);
          replaced += 1;
        }
      await pause(replaceEvery);
    };
    const { said, bad, retried } = await underLoad({ ...machines, disturb: roll });
    const noticed = retried === 0 ? [] : [`${retried} requests failed the first time.`];
    return {
      said: [`${what}; from ${from} to this version and back, ${size} times: ${replaced} replaced, one at a time.`, ...said],
      bad: [...noticed, ...bad],
    };
  });
}

const what = 'nginx (no sticky sessions), PostgreSQL, a bucket, two sites, two backends';

/** @param {{ backends: Running[], sites: Running[] }} machines */
const inTurn = ({ backends, sites }) => [backends[0], sites[0], backends[1], sites[1]].flatMap((one) => one ?? []);

/**
 * Two sites and two backends of one version behind nginx without sticky sessions, on one PostgreSQL and one bucket, each with a folder of its own.
 * @template Seen
 * @param {string} checkout
 * @param {(machines: import('./load-on-machines.mjs').Machines) => Promise<Seen>} act
 */
async function onMachines(checkout, act) {
  const folder = ownFolder();
  const content = join(folder, 'content');
  cpSync(join(root, 'apps/site/content'), content, { recursive: true });
  const postgres = await startPostgres();
  const [proxied, own, more] = [await freePorts(), await freePorts(), await freePorts()];
  const shared = { folder, ports: proxied, checkout };
  const bucket = await startBucket(folder);
  const given = { DATABASE_URL: postgres.url, CONTENT_DIR: content, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const roomy = { HOUSES_PER_CUSTOMER: '100000', FILES_PER_CUSTOMER: '100000', MB_PER_CUSTOMER: '1000000', MIN_FREE_DISK_MB: '1' };
  await run('sandbox', { ...shared, checkout: root, port: proxied.sandbox, env: { CONTENT_DIR: content } });
  const backends = [];
  for (const [index, port] of [own.backend, more.backend].entries())
    backends.push(
      await run('backend', {
        ...shared,
        name: `backend-${index + 1}`,
        port,
        env: { ...given, ...roomy, ...bucket.env, DATA_DIR: join(folder, `backend-${index + 1}`) },
      }),
    );
  const nginx = await startNginx(folder, proxied, { sites: [own.site, more.site], backends: [own.backend, more.backend] });
  const sites = await Promise.all(
    [own.site, more.site].map((port, index) =>
      run('site', {
        ...shared,
        name: `site-${index + 1}`,
        port,
        health: livePaths.site,
        env: { ...given, DATA_DIR: join(folder, `site-${index + 1}`), PUBLICATIONS_URL: postgres.url, WARM_UP: 'off' },
      }),
    ),
  );
  const urls = { site: `http://localhost:${proxied.site}`, backend: `http://localhost:${proxied.backend}` };
  try {
    return await act({ content, backends, sites, ...urls });
  } finally {
    nginx();
    for (const { kill } of [...sites, ...backends]) await kill();
    await bucket.close();
    await postgres.stop();
  }
}

/**
 * The bucket of the backend's own tests, in memory, in this process, which nobody kills.
 * @param {string} folder
 */
async function startBucket(folder) {
  const outfile = join(folder, 'small-s3.mjs');
  await build({
    entryPoints: [join(root, 'apps/backend/src/testing/small-s3.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  /** @type {{ startSmallS3: () => Promise<{ endpoint: string, close: () => Promise<void> }> }} */
  const { startSmallS3 } = await import(pathToFileURL(outfile).href);
  const { endpoint, close } = await startSmallS3();
  return { env: { S3_BUCKET: 'pomp', S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: 'any', S3_SECRET_ACCESS_KEY: 'any' }, close };
}
