import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withPnpm } from '../workspace/package-manager.mjs';
import { root } from '../workspace/places.mjs';
import { run } from '../workspace/run.mjs';

/** Build results of the outside world may not lean on ours: only what the packed packages and the registry bring. */
export class PackedPortal {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pomp-example-')));

  /** Copies the example, packs our packages as they would be published, and installs them with plain npm. */
  async install() {
    cpSync(join(root, 'examples/portal'), this.folder, {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path),
    });
    const file = join(this.folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const ours = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@pomp/'));
    for (const name of ours) manifest.dependencies[name] = `file:${await this.#pack(name)}`;
    writeFileSync(file, JSON.stringify(manifest, null, 2));
    await this.run('npm', ['install', '--no-package-lock', '--prefer-offline']);
    return ours;
  }

  /** @param {string} name */
  async #pack(name) {
    const tarball = join(this.folder, `${name.replace('@pomp/', 'pomp-')}.tgz`);
    await this.run('pnpm', ['pack', '--out', tarball], join(root, name.replace('@pomp/', 'packages/')));
    return tarball;
  }

  /**
   * Runs a program in the copy; throws with its output where it fails.
   * @param {string} program
   * @param {string[]} args
   */
  async run(program, args, cwd = this.folder) {
    const { code, output } = await run(program, args, { cwd, env: await withPnpm() });
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
    return output;
  }

  /** Serves what Vite built. */
  async serve() {
    const { preview } = await import(pathToFileURL(join(this.folder, 'node_modules/vite/dist/node/index.js')).href);
    const server = await preview({ root: this.folder, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
    const { port } = server.httpServer.address();
    return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
