import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobRepository } from '../../jobs/job.repository.js';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.js';
import { packageFolder } from '../disk/package-folder.js';
import { prometheusMetrics, serveMetrics, type Metrics } from './prometheus.js';

let backend: TestBackend;
let metrics: Metrics;
let isAway = false;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  metrics = await prometheusMetrics(() => {
    if (isAway) throw new Error('The database is away.');
    return jobRepository(backend.context.database).backlog(backend.context.clock());
  });
  backend = await startTestBackend({ observer: metrics.observer });
  // One of each, so that every name is there whichever test runs.
  const { email } = await backend.customer();
  await backend.browser().call('recoverPassword', { body: { email } });
  await backend.runDueJobs();
});
afterAll(async () => {
  for (const close of closing) await close();
});

/** The values of one name, by their labels as they are written. */
async function valuesOf(name: string): Promise<Readonly<Record<string, number>>> {
  const lines = (await metrics.read()).split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}

test('counts answers by call and status, and nothing by whom or of what', async () => {
  const { browser, email, houseId } = await backend.customer();
  await browser.call('getHouses', {});
  await browser.call('getHouseInfo', { query: { houseId } });
  await browser.call('getHouseInfo', { query: { houseId: crypto.randomUUID() } });
  await backend.browser().request(`/wp-login.php?who=${email}`);
  expect(await valuesOf('pomp_request_duration_seconds_count')).toMatchObject({
    '{call="getHouses",method="GET",status="200"}': 1,
    '{call="getHouseInfo",method="GET",status="200"}': 1,
    '{call="getHouseInfo",method="GET",status="404"}': 1,
    '{call="other",method="GET",status="404"}': 1,
  });
  const text = await metrics.read();
  for (const secret of [email, houseId, 'wp-login']) expect(text).not.toContain(secret);
});

test('counts jobs by kind and end, and says what waits', async () => {
  const { email } = await backend.customer();
  await backend.browser().call('recoverPassword', { body: { email } });
  backend.pass(90_000);
  expect((await valuesOf('pomp_jobs_oldest_due_seconds'))['']).toBeGreaterThanOrEqual(90);
  expect((await valuesOf('pomp_jobs_due'))['']).toBeGreaterThan(0);
  await backend.runDueJobs();
  expect(await valuesOf('pomp_jobs_due')).toEqual({ '': 0 });
  expect(await valuesOf('pomp_jobs_oldest_due_seconds')).toEqual({ '': 0 });
  expect((await valuesOf('pomp_jobs_total'))['{kind="sendMail",outcome="done"}']).toBeGreaterThan(0);
});

test('goes on without a database, and says that it is away', async () => {
  isAway = true;
  expect(await valuesOf('pomp_database_up')).toEqual({ '': 0 });
  isAway = false;
  expect(await valuesOf('pomp_database_up')).toEqual({ '': 1 });
});

test('says that a database which hangs is away, instead of waiting for it', async () => {
  const hanging = await prometheusMetrics(() => new Promise(() => undefined), { patience: 10 });
  const answers = await Promise.all([hanging.read(), hanging.read()]);
  for (const text of answers) expect(text).toMatch(/^pomp_database_up 0$/m);
});

test('is answered at its own port, and nowhere else', async () => {
  const server = serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  closing.push(() => server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('pomp_request_duration_seconds_bucket');
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await backend.browser().request('/metrics')).status).toBe(404);
});

test.each(['alerts.yml', 'dashboard.json'])('has everything that %s asks for', async (file) => {
  const text = readFileSync(join(packageFolder, '../../deploy/monitoring', file), 'utf8');
  const asked = new Set(text.match(/\b(?:pomp|nodejs|process)_[a-z0-9_]+/g));
  const there = await metrics.read();
  expect(asked.size).toBeGreaterThan(5);
  for (const name of asked) expect(there, name).toMatch(new RegExp(`^${name}(?:[{ ]|$)`, 'm'));
});
