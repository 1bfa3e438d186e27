import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Outside } from '../workspace/outside.mjs';
import { root } from '../workspace/places.mjs';

export class PackedPortal extends Outside {
  /** Copies the example, packs our packages as they would be published, and installs them with plain npm. */
  async install() {
    cpSync(join(root, 'examples/portal'), this.folder, {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path),
    });
    const file = join(this.folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const ours = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@pomp/'));
    for (const name of ours) manifest.dependencies[name] = await this.pack(name.replace('@pomp/', 'packages/'));
    writeFileSync(file, JSON.stringify(manifest, null, 2));
    await this.run('npm', ['install', '--no-package-lock', '--prefer-offline']);
    return ours;
  }

  /** Serves what Vite built. */
  async serve() {
    const { preview } = await import(pathToFileURL(join(this.folder, 'node_modules/vite/dist/node/index.js')).href);
    const server = await preview({ root: this.folder, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
    const { port } = server.httpServer.address();
    return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
  }
}
