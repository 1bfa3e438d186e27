import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../workspace/run.mjs';

const verdaccio = '6.3.2';

/** A registry on this machine: ours are published to it, all else it fetches from npm. */
export class LocalRegistry {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'pomp-registry-')));
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;
  url = '';
  /** npm's settings for whoever publishes or installs here. */
  userConfig = join(this.folder, '.npmrc');

  async start() {
    writeFileSync(
      join(this.folder, 'package.json'),
      // What audits packages asks for a tag of node-fetch that is gone.
      JSON.stringify({ private: true, dependencies: { verdaccio }, overrides: { 'node-fetch': '2.7.0' } }),
    );
    const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: this.folder });
    if (code !== 0) throw new Error(`verdaccio could not be installed:\n${output}`);
    const port = await freePort();
    this.url = `http://localhost:${port}/`;
    writeFileSync(join(this.folder, 'config.yaml'), settings(this.folder));
    // Anybody may publish here; npm insists on a token all the same.
    writeFileSync(this.userConfig, `registry=${this.url}\n//localhost:${port}/:_authToken=anybody\n`);
    this.#process = spawn(
      process.execPath,
      ['node_modules/verdaccio/bin/verdaccio', '--config', 'config.yaml', '--listen', `localhost:${port}`],
      { cwd: this.folder, stdio: 'ignore' },
    );
    await this.#answers();
  }

  async #answers() {
    for (const end = Date.now() + 60_000; Date.now() < end;) {
      if (this.#process?.exitCode != null) break;
      const answer = await fetch(`${this.url}-/ping`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((done) => {
        setTimeout(done, 100);
      });
    }
    throw new Error('verdaccio does not answer.');
  }

  /** @param {string} name @returns {Promise<{ 'dist-tags': { latest: string }, versions: Record<string, { license: string, engines?: object, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }> }>} */
  async read(name) {
    const answer = await fetch(`${this.url}${name.replace('/', '%2f')}`);
    return /** @type {Promise<any>} */ (answer.json());
  }

  async stop() {
    if (this.#process && this.#process.exitCode === null) {
      this.#process.kill();
      await once(this.#process, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** @param {string} folder */
const settings = (folder) => `storage: ${join(folder, 'storage')}
max_body_size: 50mb
uplinks:
  npmjs:
    url: https://registry.npmjs.org/
packages:
  '{@pomp/*,create-pomp-portal}':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: npmjs
log: { type: file, path: ${join(folder, 'log.json')}, level: warn }
`;
