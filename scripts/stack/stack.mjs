import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ClearError } from '../workspace/clear-error.mjs';
import { takeLock } from '../workspace/lock.mjs';
import { root } from '../workspace/places.mjs';
import { Part } from './part.mjs';
import { refuseBusyPorts } from './ports.mjs';
import { addresses, healthPaths, wiring } from './wiring.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./wiring.mjs').PartName} PartName */
/** @typedef {{ urls: Record<PartName, string>, parts: Partial<Record<PartName, Part>>, stop: () => Promise<void>, kill: () => void }} Stack */

/**
 * Node's arguments for each part, in its folder.
 * @type {Record<PartName, string[]>}
 */
export const programs = {
  sandbox: ['dist/main.js'],
  backend: ['dist/main.js'],
  site: ['dist/server.js'],
};

const readyWithinMs = 180_000;
/** A part that lives shorter than this dies at once. */
const steadyMs = 30_000;
/** So many deaths at once, one after the other, are no accident. */
const maxDeaths = 3;
const firstRestartMs = 500;

/**
 * Says early what would be in the way, before anything is installed or built.
 * @param {Settings} settings
 */
export async function refuseConflicts({ ports, dataDir }) {
  ownData(dataDir, '').release();
  await refuseBusyPorts(ports);
}

/**
 * Starts sandbox, backend and site from their build outputs and waits until all three answer.
 * @param {object} options
 * @param {import('./settings.mjs').Ports} options.ports
 * @param {string} options.dataDir an absolute path; one stack owns it
 * @param {boolean} [options.production] no demo customers
 * @param {boolean} [options.withSite] false for a portal of somebody else's, which needs no site of ours
 * @param {NodeJS.ProcessEnv} [options.env] the parts' environment, before the wiring
 * @param {(error: ClearError) => void} [options.onLost] called when a part keeps ending by itself after the start; with it, one that ends is started again
 * @param {(line: string) => void} [options.onRestart] told of each time
 * @param {AbortSignal} [options.signal] gives up the start
 * @returns {Promise<Stack>}
 */
export async function startStack({
  ports,
  dataDir,
  production = false,
  withSite = true,
  env = process.env,
  onLost,
  onRestart,
  signal,
}) {
  const urls = addresses(ports);
  const lock = ownData(dataDir, urls.site);
  /** @type {Partial<Record<PartName, Part>>} */
  const parts = {};
  let stopping = false;
  const variables = wiring({ ports, dataDir, production }, env);
  const launch = (/** @type {PartName} */ name) =>
    (parts[name] = new Part({
      name,
      args: programs[name],
      cwd: join(root, 'apps', name),
      env: variables,
      logFile: join(dataDir, 'logs', `${name}.log`),
    }));
  const answering = (/** @type {PartName} */ name) => ready(launch(name), urls[name] + healthPaths[name], signal);

  /**
   * Starts a part again when it ends by itself, later each time, until it keeps dying at once.
   * @param {Part} part
   * @param {PartName} name
   * @param {(error: ClearError) => void} giveUp
   */
  const keepUp = async (part, name, giveUp, deaths = 0) => {
    const since = performance.now();
    await part.ended;
    if (stopping) return;
    const again = performance.now() - since < steadyMs ? deaths + 1 : 1;
    if (again > maxDeaths) return giveUp(ended(part, 'by itself'));
    onRestart?.(
      `The ${name} stopped by itself (${part.ending}) and is started again: its last lines are in ${part.previousLogFile}.`,
    );
    await pause(firstRestartMs * 2 ** again);
    if (!stopping) void keepUp(launch(name), name, giveUp, again);
  };

  // The site goes first, so that its last answers still have a backend; it alone is what visitors talk to.
  const stop = async () => {
    stopping = true;
    await parts.site?.stop();
    await Promise.all([parts.backend?.stop(), parts.sandbox?.stop()]);
    lock.release();
  };
  const kill = () => {
    stopping = true;
    for (const part of Object.values(parts)) part.kill();
  };

  try {
    await refuseBusyPorts(ports);
    await answering('sandbox');
    await Promise.all([answering('backend'), withSite && answering('site')]);
    if (onLost) for (const [name, part] of entriesOf(parts)) void keepUp(part, name, onLost);
    return { urls, parts, stop, kill };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Takes the data for one stack, or says in one line who has them.
 * @param {string} dataDir
 * @param {string} address told to a second copy that comes for the same data
 */
export function ownData(dataDir, address) {
  const lock = takeLock(join(dataDir, 'running.lock'), address);
  if ('release' in lock) return lock;
  const { note, pid } = lock.holder;
  throw new ClearError(
    `${dataDir} is in use by ${note ? `the copy at ${note}` : 'another copy'} (process ${pid}): stop that one, or start this one with another DATA_DIR and other ports.`,
  );
}

/**
 * Waits until a part answers, and throws a clear line when it ends instead.
 * @param {Part} part
 * @param {string} url
 * @param {AbortSignal} [signal]
 */
export async function ready(part, url, signal) {
  const givenUp = AbortSignal.timeout(readyWithinMs);
  while (!(await answers(url))) {
    signal?.throwIfAborted();
    if (part.ending !== undefined) throw ended(part, 'while starting');
    if (givenUp.aborted)
      throw new ClearError(`The ${part.name} did not answer at ${url} within ${readyWithinMs / 1000} s: see ${part.logFile}.`);
    await pause(100);
  }
}

/** @param {string} url */
const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false, // not listening yet
  );

/**
 * @param {Partial<Record<PartName, Part>>} parts
 * @returns {[PartName, Part][]}
 */
const entriesOf = (parts) => /** @type {[PartName, Part][]} */ (Object.entries(parts));

/**
 * @param {Part} part
 * @param {string} when
 */
const ended = (part, when) =>
  new ClearError(`The ${part.name} stopped ${when} (${part.ending}): its last lines are above, all of them in ${part.logFile}.`, {
    detail: part.lastWords,
  });
