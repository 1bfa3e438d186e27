import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Part } from './part.mjs';
import { programs, ready } from './stack.mjs';
import { healthPaths, wiring } from './wiring.mjs';
import { root } from '../workspace/places.mjs';

/** @typedef {import('./wiring.mjs').PartName} PartName */
/** @typedef {{ kind: PartName, name: string, port: number, url: string, part: Part, kill: () => Promise<void>, start: () => Promise<void>, replace: (checkout: string) => Promise<void> }} Running */

/** A folder of a trial's own, gone when the process ends. */
export function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pomp-trust-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts one part on a port of its own; it can be killed and started again.
 * @param {PartName} kind
 * @param {{ name?: string, port: number, folder: string, ports: import('./settings.mjs').Ports, env?: NodeJS.ProcessEnv, health?: string, checkout?: string }} options `checkout`: of which version, this one unless given
 * @returns {Promise<Running>}
 */
export async function run(kind, { name = kind, port, folder, ports, env = {}, health = healthPaths[kind], checkout = root }) {
  const url = `http://localhost:${port}`;
  const { DATABASE_URL: _, ...own } = process.env;
  const variables = wiring({ ports, dataDir: join(folder, 'data'), production: false }, own);
  const launch = (from = checkout) =>
    new Part({
      name,
      args: programs[kind],
      cwd: join(from, 'apps', kind),
      env: { ...variables, [`${kind.toUpperCase()}_PORT`]: String(port), LOG_LEVEL: 'warn', ...env },
      logFile: join(folder, 'logs', `${name}.log`),
    });
  /** @type {Running} */
  const running = {
    kind,
    name,
    port,
    url,
    part: launch(),
    kill: async () => {
      running.part.kill();
      await running.part.ended;
    },
    start: async () => {
      if (running.part.ending !== undefined) running.part = launch();
      await ready(running.part, url + health);
    },
    replace: async (other) => {
      await running.part.stop();
      running.part = launch(other);
      await ready(running.part, url + health);
    },
  };
  process.once('exit', () => running.part.kill());
  await running.start();
  return running;
}

/**
 * Logs a demo customer in; gives what goes with each of its calls.
 * @param {{ backend: string, site: string, email?: string }} options
 */
export async function loggedIn({ backend, site, email = 'demo@pomp.example' }) {
  const answer = await fetch(`${backend}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ email, password: 'Warmte123' }),
  });
  if (!answer.ok) throw new Error(`Nobody is logged in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  return { cookie, origin: site };
}

/**
 * The example of a call's body, from the contract that the backend publishes.
 * @param {string} backend
 * @param {string} path
 * @param {string} method
 */
export async function exampleBody(backend, path, method) {
  const { paths } = await (await fetch(`${backend}/openapi.json`)).json();
  const example = paths[path]?.[method]?.requestBody?.content?.['application/json']?.example;
  if (!example) throw new Error(`${method} ${path} has no example.`);
  return example;
}
