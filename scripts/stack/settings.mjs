import { parse, resolve } from 'node:path';
import { ClearError } from '../workspace/clear-error.mjs';

/** @typedef {{ site: number, backend: number, sandbox: number, smtp: number }} Ports */
/** @typedef {{ ports: Ports, dataDir: string, production: boolean }} Settings */

/**
 * What the edition is called here: its name, or that of the file it comes from.
 * @param {NodeJS.ProcessEnv} environment
 */
export function editionName({ EDITION }) {
  const { name } = parse(EDITION || 'pomp');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** The environment variable and the usual value of each port. */
export const portVariables = /** @type {const} */ ({
  site: ['SITE_PORT', 3000],
  backend: ['BACKEND_PORT', 4000],
  sandbox: ['SANDBOX_PORT', 4100],
  smtp: ['SANDBOX_SMTP_PORT', 4125],
});

/** The Fetch standard's "bad ports": https://fetch.spec.whatwg.org/#port-blocking */
const refusedByFetch = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110, 111, 113, 115,
  117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587,
  601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/** For `--help`. */
export const placesAndPorts = `Ports and data are the environment's: ${Object.values(portVariables)
  .map(([name, usual]) => `${name} (${usual})`)
  .join(', ')}, DATA_DIR (.data), DATABASE_URL. EDITION says whose site it is (pomp).`;

/**
 * What the environment says about where and how to run.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Settings}
 */
export function readSettings(environment) {
  const read = (/** @type {keyof Ports} */ name) => readPort(environment, portVariables[name][0], portVariables[name][1]);
  const ports = { site: read('site'), backend: read('backend'), sandbox: read('sandbox'), smtp: read('smtp') };
  const names = /** @type {(keyof Ports)[]} */ (Object.keys(ports));
  for (const name of names) {
    const other = names.find((candidate) => candidate !== name && ports[candidate] === ports[name]);
    if (other) {
      throw new ClearError(
        `${portVariables[name][0]} and ${portVariables[other][0]} are both ${ports[name]}: give each a port of its own.`,
      );
    }
  }
  return { ports, dataDir: resolve(environment.DATA_DIR || '.data'), production: environment.APP_ENV === 'production' };
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} variable
 * @param {number} usual
 */
function readPort(environment, variable, usual) {
  const text = environment[variable] || String(usual);
  const port = Number(text);
  if (variable !== 'SANDBOX_SMTP_PORT' && refusedByFetch.has(port)) {
    throw new ClearError(
      `${variable}=${text}: browsers and fetch refuse this port, which belongs to another protocol. Choose another.`,
    );
  }
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new ClearError(`${variable}=${text} is not a port: use a whole number from 1 to 65535.`);
}
