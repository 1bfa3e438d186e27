import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { withPnpm } from './package-manager.mjs';
import { root } from './places.mjs';
import { run } from './run.mjs';

/** A folder of somebody else: what is built or tested in it may not lean on ours, only on what packed packages and the registry bring. */
export class Outside {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pomp-outside-')));

  /**
   * Packs one of our packages as it would be published.
   * @param {string} folder such as 'packages/forms'
   * @returns {Promise<string>} what a manifest asks for to get it
   */
  async pack(folder) {
    const tarball = join(this.folder, `${basename(folder)}.tgz`);
    await this.run('pnpm', ['pack', '--out', tarball], join(root, folder));
    return `file:${tarball}`;
  }

  /**
   * Runs a program here; throws with its output where it fails.
   * @param {string} program
   * @param {string[]} args
   * @param {string} [cwd]
   * @param {Record<string, string>} [env]
   */
  async run(program, args, cwd = this.folder, env = {}) {
    const { code, output } = await run(program, args, { cwd, env: { ...(await withPnpm()), ...env } });
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
    return output;
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
