import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ClearError } from './clear-error.mjs';
import { remembered, root } from './places.mjs';
import { run } from './run.mjs';

/** The version of Node that Pomp is developed and checked with. */
export const ourNode = readFileSync(join(root, '.nvmrc'), 'utf8').trim();

/** The oldest version of Node that Pomp runs on, but for its patches. */
export const oldestNode = /\d+\.\d+/.exec(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node)?.[0] ?? '';

/**
 * Whether this process runs in that version of Node.
 * @param {string} version whole, or only how it begins: `24`, `20.20.0`
 */
export const isNode = (version) => `${process.versions.node}.`.startsWith(`${version}.`);

/**
 * Path of a Node of that version: this one's, or one that npx gets from npm. Asking npx takes a moment, so its answer is remembered.
 * @param {string} version whole, or only how it begins
 * @returns {Promise<string>}
 */
export async function nodeOf(version) {
  if (isNode(version)) return process.execPath;
  const file = remembered(`node-${version}`);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (existsSync(known)) return known;

  const { code, output } = await run('npx', ['--yes', `--package=node@${version}`, '--', 'node', '--print', 'process.execPath']);
  const path = output.trim().split('\n').at(-1) ?? '';
  if (code !== 0 || !existsSync(path)) {
    throw new ClearError(`Could not get Node ${version} from the npm registry: check the network and try again.`, {
      detail: output,
    });
  }
  writeFileSync(file, path);
  return path;
}

/**
 * What tells a process that it is to call that Node where it calls one by name.
 * @param {string} node its path
 */
export const withNode = (node) => ({ PATH: [dirname(node), process.env.PATH ?? ''].join(delimiter) });

/**
 * Runs this command in the Node that Pomp is checked with, if it isn't: once more, with what was typed after it. Where npm can't bring that Node, this one has to do, and that is said.
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} whether it ran in another Node
 */
export async function ranInOurNode(say) {
  if (isNode(ourNode)) return false;
  const node = await nodeOf(ourNode).catch((error) => {
    if (!(error instanceof ClearError)) throw error;
    say(`${error.message} Checking in Node ${process.versions.node}.`);
  });
  if (node) await runAgainIn(node);
  return node !== undefined;
}

/**
 * Runs this command once more, with what was typed after it, in another Node, and ends as that does.
 * @param {string} node its path
 */
export async function runAgainIn(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env: { ...process.env, ...withNode(node) } });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
