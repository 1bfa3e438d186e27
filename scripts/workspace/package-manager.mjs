import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ClearError } from './clear-error.mjs';
import { remembered, root } from './places.mjs';
import { run } from './run.mjs';

const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;

/**
 * Path of the pinned pnpm, fetched by npx where needed. Asking npx takes seconds, so its answer is remembered.
 * @returns {Promise<string>}
 */
export async function pnpm() {
  const file = remembered('pnpm.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (known.version === pinned && existsSync(known.path)) return known.path;

  const { code, output } = await run('npx', ['--yes', `--package=${pinned}`, '--', 'node', '--print', 'process.env.PATH']);
  const path = (output.trim().split('\n').at(-1) ?? '')
    .split(delimiter)
    .map((folder) => join(folder, process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm'))
    .find((file) => existsSync(file));
  if (code !== 0 || !path) {
    throw new ClearError(`Could not get ${pinned} from the npm registry: check the network and try again.`, { detail: output });
  }
  writeFileSync(file, JSON.stringify({ version: pinned, path }));
  return path;
}

/** An environment in which `pnpm` is the pinned one, for tools that call it by name. */
export async function withPnpm() {
  const { PATH = '' } = process.env;
  return {
    PATH: [join(root, 'node_modules', '.bin'), dirname(await pnpm()), PATH].join(delimiter),
    pnpm_config_verify_deps_before_run: 'false',
  };
}
