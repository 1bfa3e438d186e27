import native from 'node:path';

/** The script beside which the compiler writes a declaration. @param {string} path */
const scriptOf = (path) => path.replace(/\.d\.ts$/, '.js');

/**
 * The files that no build makes any more.
 * @param {readonly string[]} found of all that lie there; a glob writes them with slashes
 * @param {readonly string[]} outputs as esbuild writes them: on Windows with backslashes
 * @param {Pick<typeof native, 'resolve'>} [paths]
 */
export function leftBehind(found, outputs, { resolve } = native) {
  const current = new Set(outputs.map((path) => resolve(path)));
  return found.filter((path) => !current.has(resolve(path)) && !current.has(resolve(scriptOf(path))));
}
