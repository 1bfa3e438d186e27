import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts } from '../stack/ports.mjs';

/** `pnpm dev` in a copy of the workspace, with what it says. */
export class RunningDev {
  said = '';

  /** @param {string} folder @param {() => Promise<void>} [meanwhile] done while it starts */
  static async start(folder, meanwhile) {
    const { site, backend, sandbox, smtp } = await freePorts();
    const dev = new RunningDev(folder, {
      SITE_PORT: String(site),
      BACKEND_PORT: String(backend),
      SANDBOX_PORT: String(sandbox),
      SANDBOX_SMTP_PORT: String(smtp),
    });
    await Promise.all([dev.says('Pomp is running'), meanwhile?.()]);
    return dev;
  }

  /**
   * @param {string} folder
   * @param {Record<string, string>} environment
   */
  constructor(folder, environment) {
    this.site = `http://localhost:${environment.SITE_PORT}`;
    this.child = spawn(process.execPath, [join(folder, 'scripts/dev.mjs')], {
      cwd: folder,
      env: { ...process.env, ...environment, DATA_DIR: join(folder, '.data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (this.said += text));
    this.ended = once(this.child, 'close');
  }

  /** Waits until it says this, or ends. @param {string} text */
  async says(text, from = 0) {
    while (!this.said.includes(text, from)) {
      const more = await Promise.race([once(this.child.stdout, 'data').then(() => true), this.ended.then(() => false)]);
      if (!more && !this.said.includes(text, from)) throw new Error(`It ended without saying “${text}”:\n${this.said}`);
    }
  }

  async stop() {
    if (this.child.exitCode === null) this.child.kill();
    await this.ended;
  }
}
