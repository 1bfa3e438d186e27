import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { ClearError } from '../workspace/clear-error.mjs';
import { portVariables } from './settings.mjs';

/** @typedef {import('./settings.mjs').Ports} Ports */

/**
 * Throws one clear line for the first port that something else listens on.
 * @param {Ports} ports
 */
export async function refuseBusyPorts(ports) {
  for (const name of /** @type {(keyof Ports)[]} */ (Object.keys(ports))) {
    const port = ports[name];
    if ((await isFree(port, '::')) && (await isFree(port, '127.0.0.1'))) continue;
    const [variable] = portVariables[name];
    throw new ClearError(
      `Port ${port} is in use${await listener(port)}: stop that process, or choose another port, for example by ${variable}=${otherPort(port)} in the environment.`,
    );
  }
}

/** The last port is 65535. */
const otherPort = (/** @type {number} */ port) => (port + 10 < 65_536 ? port + 10 : port - 10);

/**
 * Below the ports that systems give to whoever asks for any (from 32768 on Linux, 49152 elsewhere), so that no connection of another process takes
 * one before the part that it is for listens; and none that `fetch` refuses.
 */
const first = 20_000;
const howMany = 10_000;

/**
 * @param {readonly number[]} [promised] to others, who don't listen on them yet
 * @returns {Promise<Ports>} four ports that nothing listens on now
 */
export async function freePorts(promised = []) {
  const others = new Set(promised);
  /** @type {Set<number>} */
  const found = new Set();
  while (found.size < 4) {
    const port = first + randomInt(howMany);
    if (!others.has(port) && (await isFree(port, '::')) && (await isFree(port, '127.0.0.1'))) found.add(port);
  }
  const [site = 0, backend = 0, sandbox = 0, smtp = 0] = found;
  return { site, backend, sandbox, smtp };
}

/**
 * @param {number} port
 * @param {string} host
 */
async function isFree(port, host) {
  try {
    await closed(await listening(port, host));
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Windows keeps ports of any number to itself.
    if (code === 'EACCES')
      throw new ClearError(`Port ${port} may not be opened here: choose another${port < 1024 ? ', above 1023' : ''}.`);
    return code !== 'EADDRINUSE'; // a machine without IPv6 has no '::'
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<import('node:net').Server>}
 */
const listening = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });

/** @param {import('node:net').Server} server */
const closed = (server) => new Promise((resolve) => server.close(resolve));

/**
 * The process that listens, where this machine has a tool that tells.
 * @param {number} port
 */
async function listener(port) {
  const lsof = await outputOf('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
  const [, pid, name] = /^p(\d+)\nc(.+)$/m.exec(lsof) ?? [];
  if (pid) return ` by ${name} (process ${pid})`;
  const [, program, id] = /users:\(\("([^"]+)",pid=(\d+)/.exec(await outputOf('ss', ['-Hltnp', `sport = :${port}`])) ?? [];
  return id ? ` by ${program} (process ${id})` : '';
}

/**
 * @param {string} program
 * @param {string[]} args
 */
const outputOf = (program, args) =>
  promisify(execFile)(program, args).then(
    ({ stdout }) => stdout,
    () => '', // not on this machine, or nothing found
  );
