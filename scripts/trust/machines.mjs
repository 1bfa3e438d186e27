import { execFileSync, spawn } from 'node:child_process';
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { startPostgres } from '@pomp/tooling/postgres';
import { freePorts } from '../stack/ports.mjs';
import { livePaths } from '../stack/wiring.mjs';
import { ClearError } from '../workspace/clear-error.mjs';
import { root } from '../workspace/places.mjs';
import { exampleBody, loggedIn, ownFolder, run } from './running.mjs';

/** @typedef {import('./running.mjs').Running} Running */

const killEvery = 10_000;
/** Nobody waits longer than this for one thing. */
const patience = 60_000;
const webhookSecret = 'sandbox-webhook-secret-0000';

/**
 * Two sites and two backends behind nginx without sticky sessions, on one PostgreSQL and one bucket, each with a folder of its own; one of the four is killed every ten seconds
 * while visitors read, customers save and files are sent.
 * @param {number} size in seconds
 */
export async function tryMachines(size) {
  const folder = ownFolder();
  const content = join(folder, 'content');
  cpSync(join(root, 'apps/site/content'), content, { recursive: true });
  const postgres = await startPostgres();
  const [proxied, own, more] = [await freePorts(), await freePorts(), await freePorts()];
  const shared = { folder, ports: proxied };
  const bucket = await startBucket(folder);
  const given = { DATABASE_URL: postgres.url, CONTENT_DIR: content, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const roomy = { HOUSES_PER_CUSTOMER: '100000', FILES_PER_CUSTOMER: '100000', MB_PER_CUSTOMER: '1000000', MIN_FREE_DISK_MB: '1' };
  await run('sandbox', { ...shared, port: proxied.sandbox, env: { CONTENT_DIR: content } });
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
  try {
    return await underLoad({
      size,
      content,
      backends,
      sites,
      site: `http://localhost:${proxied.site}`,
      backend: `http://localhost:${proxied.backend}`,
    });
  } finally {
    nginx();
    for (const { kill } of [...sites, ...backends]) await kill();
    await bucket.close();
    await postgres.stop();
  }
}

/**
 * @param {{ size: number, content: string, backends: Running[], sites: Running[], site: string, backend: string }} options
 * @returns {Promise<import('./trust.mjs').Outcome>}
 */
async function underLoad({ size, content, backends, sites, site, backend }) {
  const until = Date.now() + size * 1_000;
  const seen = { requests: 0, retried: 0, kills: 0, longest: 0 };
  /** @type {string[]} */
  const bad = [];

  /**
   * Asks as a browser of ours does: again, for a while, what came to nothing.
   * @param {string} what
   * @param {() => Promise<Response>} ask
   */
  const asked = async (what, ask) => {
    const since = Date.now();
    seen.requests += 1;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await ask().catch((/** @type {Error} */ error) => error);
      if (!(answer instanceof Error) && answer.status < 500 && answer.status !== 429) {
        seen.longest = Math.max(seen.longest, Date.now() - since);
        return answer;
      }
      if (attempt === 0) seen.retried += 1;
      if (Date.now() - since > patience) throw new Error(`${what}: ${answer instanceof Error ? answer.message : answer.status}`);
      if (!(answer instanceof Error)) await answer.body?.cancel();
      await pause(200);
    }
  };
  const signedIn = await loggedIn({ backend, site });
  const json = { ...signedIn, 'content-type': 'application/json' };

  const repeatedly = async (/** @type {() => Promise<void>} */ act) => {
    while (Date.now() < until) await act().catch((/** @type {Error} */ error) => void bad.push(error.message));
  };
  const reads = async (/** @type {string} */ url, headers = {}) => {
    const answer = await asked(url, () => fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) }));
    if (answer.status !== 200) bad.push(`${url}: ${answer.status}`);
    await answer.arrayBuffer();
    await pause(50);
  };

  // Saves, each with a key of its own: what was acknowledged is there, and once.
  const example = await exampleBody(backend, '/api/account/postHouse', 'post');
  const housesOf = async () =>
    (await (await asked('getHouses', () => fetch(`${backend}/api/account/getHouses`, { headers: signedIn }))).json()).length;
  const before = await housesOf();
  let saved = 0;
  const save = async () => {
    const key = randomUUID();
    const answer = await asked('postHouse', () =>
      fetch(`${backend}/api/account/postHouse`, {
        method: 'POST',
        headers: { ...json, 'idempotency-key': key },
        body: JSON.stringify({ ...example, mainAddress: false }),
        signal: AbortSignal.timeout(20_000),
      }),
    );
    if (answer.status !== 200) bad.push(`postHouse: ${answer.status} ${await answer.text()}`);
    else saved += 1;
    await pause(200);
  };

  // Files, in parts, each part to whichever backend nginx takes.
  const { uploadToken } = await (
    await asked('postUploadToken', () =>
      fetch(`${backend}/api/account/postUploadToken`, { method: 'POST', headers: json, body: '{}' }),
    )
  ).json();
  const [{ id: houseId }] = await (
    await asked('getHouses', () => fetch(`${backend}/api/account/getHouses`, { headers: signedIn }))
  ).json();
  /** @type {{ id: string, sha256: string }[]} */
  const sent = [];
  const send = async () => {
    const id = await sendInParts({ backend, uploadToken, houseId, number: sent.length, asked });
    sent.push(id);
  };

  // Publications: told to one site, seen at both.
  /** @type {number[]} */
  const published = [];
  let edition = 0;
  const publish = async () => {
    edition += 1;
    const title = `Uitgave ${edition} ${randomUUID()}`;
    const file = join(content, 'faq.json');
    const story = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...story, content: { ...story.content, title } }));
    const body = JSON.stringify({ action: 'published', full_slug: 'faq', story_id: edition });
    await asked('publish', () =>
      fetch(`${site}/api/storyblok/publish`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-signature': createHmac('sha1', webhookSecret).update(body).digest('hex'),
        },
        body,
      }),
    );
    const since = Date.now();
    await Promise.all(
      sites.map(async ({ url, name, part }) => {
        while (Date.now() - since < patience) {
          const shown = await fetch(`${url}/faq/`).then(
            (answer) => answer.text(),
            () => '',
          );
          if (shown.includes(title)) return void published.push(Date.now() - since);
          await pause(20);
        }
        if (part.ending === undefined) bad.push(`${name} does not show what was published.`);
      }),
    );
    await pause(1_000);
  };

  const kill = async () => {
    for (let turn = 0; Date.now() < until; turn += 1) {
      await pause(killEvery);
      const victim = [backends[0], sites[0], backends[1], sites[1]][turn % 4];
      if (!victim || Date.now() > until - 5_000) break;
      await victim.kill();
      seen.kills += 1;
      await victim.start();
    }
  };
  await Promise.all([
    kill(),
    repeatedly(publish),
    repeatedly(save),
    repeatedly(send),
    ...['/', '/faq/', '/auth/login/'].map((path) => repeatedly(() => reads(site + path))),
    ...['getHouses', 'getOrders'].map((call) => repeatedly(() => reads(`${site}/api/account/${call}`, signedIn))),
  ]);

  const after = await housesOf();
  if (after - before !== saved) bad.push(`${saved} houses were acknowledged, ${after - before} are there.`);
  let bytes = 0;
  for (const { id, sha256 } of sent) {
    const answer = await asked('readFile', () => fetch(`${backend}/documents/upload/${id}?token=${uploadToken}`));
    const file = Buffer.from(await answer.arrayBuffer());
    bytes += file.length;
    if (createHash('sha256').update(file).digest('hex') !== sha256) bad.push(`The file ${id} is not what was sent.`);
  }
  published.sort((one, other) => one - other);
  const quantile = (/** @type {number} */ part) =>
    published[Math.min(published.length - 1, Math.floor(part * published.length))] ?? 0;
  return {
    said: [
      `nginx (no sticky sessions), PostgreSQL, a bucket, two sites, two backends, for ${size} s; ${seen.kills} × kill -9, one every ${killEvery / 1_000} s, in turn.`,
      `${seen.requests} requests: ${seen.retried} were asked again, ${bad.length === 0 ? 'none failed then' : `${bad.length} failed`}; the longest wait was ${(seen.longest / 1_000).toFixed(1)} s.`,
      `${saved} houses acknowledged, ${after - before} there.`,
      `${sent.length} files of ${(bytes / Math.max(sent.length, 1) / 1_000_000).toFixed(1)} MB in parts, all with the SHA-256 they were sent with.`,
      `${published.length} times a publication was seen at a site: half within ${quantile(0.5)} ms, 95 % within ${quantile(0.95)} ms, the slowest (a site that was just killed) ${quantile(1)} ms.`,
    ],
    bad: [...new Set(bad)].slice(0, 10),
  };
}

/**
 * A film of four megabytes by tus, a megabyte a request; after a failure from where the server is.
 * @param {{ backend: string, uploadToken: string, houseId: string, number: number, asked: (what: string, ask: () => Promise<Response>) => Promise<Response> }} options
 */
async function sendInParts({ backend, uploadToken, houseId, number, asked }) {
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${uploadToken}` };
  // Begins as a film does; the rest may be anything.
  const bytes = Buffer.concat([Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'), randomBytes(4_000_000)]);
  const metadata = { filename: `film-${number}.mp4`, houseId, section: 'photos', field: 'photoCurrentGasBoilerAndPipes' };
  const begun = await asked('tus', () =>
    fetch(`${backend}/documents/tus`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(bytes.length),
        'upload-metadata': Object.entries(metadata)
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      },
    }),
  );
  if (begun.status !== 201) throw new Error(`An upload was not begun: ${begun.status} ${await begun.text()}`);
  const address = new URL(begun.headers.get('location') ?? '', backend);
  const place = backend + address.pathname;
  let offset = 0;
  const since = Date.now();
  while (offset < bytes.length) {
    if (Date.now() - since > 2 * patience) throw new Error(`An upload stays at ${offset} bytes.`);
    const part = bytes.subarray(offset, offset + 1_000_000);
    const answer = await fetch(place, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: part,
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 204) {
      offset += part.length;
      continue;
    }
    await pause(200);
    const known = await asked('tus HEAD', () => fetch(place, { method: 'HEAD', headers }));
    if (known.status === 200) offset = Number(known.headers.get('upload-offset'));
  }
  return { id: address.pathname.split('/').at(-1) ?? '', sha256: createHash('sha256').update(bytes).digest('hex') };
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

/**
 * @param {string} folder
 * @param {import('../stack/settings.mjs').Ports} ports
 * @param {{ sites: number[], backends: number[] }} behind
 */
async function startNginx(folder, ports, { sites, backends }) {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    throw new ClearError('This needs nginx on the PATH: `apt-get install nginx`.');
  }
  const place = join(folder, 'nginx');
  mkdirSync(place, { recursive: true });
  const servers = (/** @type {number[]} */ all) =>
    all.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join(' ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((what) => `${what}_temp_path ${place}/${what};`)
    .join(' ');
  writeFileSync(
    join(place, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${place}/pid; error_log ${place}/error.log; daemon off;
events { worker_connections 1024; }
http {
  access_log off; ${temporary}
  upstream pomp_site { ${servers(sites)} keepalive 64; }
  upstream pomp_backend { ${servers(backends)} keepalive 64; }
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_connect_timeout 2s;
  server {
    listen 127.0.0.1:${ports.site};
    location ~ ^/api/(account|auth|download)(/|$) { proxy_pass http://pomp_backend; }
    location / { proxy_pass http://pomp_site; }
  }
  server {
    listen 127.0.0.1:${ports.backend};
    location /documents/ { proxy_pass http://pomp_backend; client_max_body_size 0; proxy_request_buffering off; }
    location / { proxy_pass http://pomp_backend; }
  }
}
`,
  );
  const nginx = spawn('nginx', ['-p', place, '-c', join(place, 'nginx.conf')], { stdio: 'ignore' });
  const stop = () => void nginx.kill('SIGTERM');
  process.once('exit', stop);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx stopped: ${readFileSync(join(place, 'error.log'), 'utf8')}`);
    if (
      await fetch(`http://127.0.0.1:${ports.backend}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return stop;
    await pause(100);
  }
  throw new Error('nginx does not answer.');
}
