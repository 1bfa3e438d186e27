import { resolve } from 'node:path';
import { ClearError } from '../workspace/clear-error.mjs';

/** @typedef {{ site: number, backend: number, sandbox: number, smtp: number }} Ports */
/** @typedef {{ ports: Ports, dataDir: string, production: boolean }} Settings */

/** The environment variable and the usual value of each port. */
export const portVariables = /** @type {const} */ ({
  site: ['SITE_PORT', 3000],
  backend: ['BACKEND_PORT', 4000],
  sandbox: ['SANDBOX_PORT', 4100],
  smtp: ['SANDBOX_SMTP_PORT', 4125],
});

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
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new ClearError(`${variable}=${text} is not a port: use a whole number from 1 to 65535.`);
}
