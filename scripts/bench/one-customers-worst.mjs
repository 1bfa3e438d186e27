import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '@pomp/tooling/postgres';
import { freePorts } from '../stack/ports.mjs';
import { loggedIn, ownFolder, run } from '../stack/running.mjs';
import { backofficeKey } from '../stack/wiring.mjs';
import { build } from '../workspace/build.mjs';
import { root } from '../workspace/places.mjs';
import { settled } from './processor-time.mjs';
import { demo } from './public-pages.mjs';
import { slowestSigning } from './signings.mjs';
import { written } from './table.mjs';

/** How long one of a hundred answers to others may take, in ms, whatever one customer asks for. */
const limit = 250;
const seconds = 30;

/** `pnpm bench worst`: how long all others wait while one customer makes the most expensive requests that there are, again and again. */
export async function measureOneCustomersWorst() {
  await build(['@pomp/backend', '@pomp/sandbox'], console.log);
  console.log('Measuring, about two minutes …');
  const { rows, done, worst } = await othersMeanwhile();
  console.log(written(rows, { node: process.version, cores: cpus().length }));
  console.log(`That customer had ${told(done)} in ${seconds} s.`);
  if (worst > limit) process.exitCode = 1;
}

async function othersMeanwhile() {
  const [folder, ports, postgres] = [ownFolder(), await freePorts(), await startPostgres()];
  const site = `http://localhost:${ports.site}`;
  const sandbox = await run('sandbox', { port: ports.sandbox, folder, ports });
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const backend = await run('backend', { port: ports.backend, folder, ports, env });
  try {
    await settled(backend.part.child.pid);
    const customer = await loggedIn({ backend: backend.url, site });
    const others = othersAt(backend.url, site);
    const idle = await others(() => pause(seconds * 1_000));
    const { done, during } = worstOf({ backend: backend.url, site, headers: customer });
    const busy = await others(during);
    const rows = Object.keys(idle).map((name) => {
      const [now, before] = [percentile(busy[name] ?? [], 0.99), percentile(idle[name] ?? [], 0.99)];
      return [
        `\`${name}\` of others while one customer asks for the dearest, one of a hundred answers (${before.toFixed(0)} ms without), against its limit`,
        `${now.toFixed(0)} ms`,
        `${limit} ms`,
        (now / limit).toFixed(2),
      ];
    });
    return { rows, done, worst: Math.max(...Object.values(busy).map((times) => percentile(times, 0.99))) };
  } finally {
    await backend.kill();
    await sandbox.kill();
    await postgres.stop();
  }
}

/** @param {Record<string, number>} done */
const told = (done) =>
  Object.entries(done)
    .map(([what, times]) => `${times} ${what}`)
    .join(', ');

/** What others ask meanwhile, each again 20 ms after its answer: their times in ms. @param {string} backend @param {string} site */
function othersAt(backend, site) {
  let visitors = 0;
  const savings = () => {
    visitors += 1;
    return fetch(`${backend}/savings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${(visitors >> 8) & 255}.${visitors & 255}` },
      body: JSON.stringify({ zip: '1271AD', houseNumber: '5', people: 2 }),
    });
  };
  /** @param {() => Promise<unknown>} during */
  return async (during) => {
    const headers = await loggedIn({ backend, site, email: 'leeg@pomp.example' });
    const asked = {
      '/healthz': () => fetch(`${backend}/healthz`),
      getHouses: () => fetch(`${backend}/api/account/getHouses`, { headers }),
      'POST /savings': savings,
    };
    let over = false;
    /** @type {Record<string, number[]>} */
    const times = {};
    const asking = Object.entries(asked).map(async ([name, ask]) => {
      const own = (times[name] ??= []);
      while (!over) {
        const since = performance.now();
        const answer = await ask();
        if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
        await answer.text();
        own.push(performance.now() - since);
        await pause(20);
      }
    });
    await Promise.all([during().finally(() => (over = true)), ...asking]);
    return times;
  };
}

/**
 * PDFs with their photos, photos of a phone that have to be decoded, and plans that are signed, ten at once: again as soon as they are answered.
 * @param {{ backend: string, site: string, headers: Record<string, string> }} options
 */
function worstOf({ backend, site, headers }) {
  const done = { PDFs: 0, 'HEIC photos of 12 megapixels': 0, 'plans signed': 0 };
  const photo = readFileSync(join(root, 'apps/backend/src/testing/boiler.heic'));
  const until = async (/** @type {number} */ end, /** @type {() => Promise<void>} */ act) => {
    while (performance.now() < end) await act();
  };
  const json = async (/** @type {string} */ path, method = 'GET') => (await fetch(backend + path, { method, headers })).json();
  const during = async () => {
    const [house] = await json('/api/account/getHouses');
    const { uploadToken } = await json('/api/account/postUploadToken', 'POST');
    const end = performance.now() + seconds * 1_000;
    const pdf = async () => {
      const answer = await fetch(`${backend}/api/account/getInstallationInfoPdf?houseId=${house.id}&flow=pomp%20ao`, { headers });
      await answer.arrayBuffer();
      // Who asks too often is told so, and asks again.
      if (answer.status === 429) await pause(100);
      else if (!answer.ok) throw new Error(`The PDF was answered with ${answer.status}.`);
      else done.PDFs += 1;
    };
    const upload = async () => {
      const form = new FormData();
      form.append('files', new File([photo], `ketel-${done['HEIC photos of 12 megapixels']}-${Math.random()}.heic`));
      const authorization = `Bearer ${uploadToken}`;
      const answer = await fetch(`${backend}/documents/upload`, { method: 'POST', headers: { authorization }, body: form });
      if (!answer.ok) throw new Error(`The upload was answered with ${answer.status}: ${await answer.text()}`);
      const [{ id }] = await answer.json();
      const shown = await fetch(`${backend}/documents/upload/${id}?size=preview`, { headers: { authorization } });
      await shown.arrayBuffer();
      if (shown.headers.get('content-type') !== 'image/webp')
        throw new Error(`The photo came back with ${shown.status}, and no picture.`);
      done['HEIC photos of 12 megapixels'] += 1;
    };
    const sign = async () => {
      try {
        await slowestSigning({ backend, site, apiKey: backofficeKey, cookie: headers.cookie ?? '', email: demo.email });
        done['plans signed'] += 10;
      } catch (error) {
        // So many in a minute, and no more.
        if (!String(error).includes(': 429 ')) throw error;
        await pause(1_000);
      }
    };
    await Promise.all([
      until(end, pdf),
      until(end, pdf),
      until(end, pdf),
      until(end, upload),
      until(end, upload),
      until(end, sign),
    ]);
  };
  return { done, during };
}

/** @param {number[]} values @param {number} share */
const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
