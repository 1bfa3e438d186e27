import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeOf, oldestNode, withNode } from '../workspace/node.mjs';
import { root } from '../workspace/places.mjs';

const node = await nodeOf(oldestNode);

/** `npm start` as a process of its own, in the oldest Node that may start it, with what it says. */
export class Command {
  said = '';

  /** @param {Record<string, string>} env */
  constructor(env) {
    this.child = spawn(node, [join(root, 'scripts/start.mjs')], {
      cwd: root,
      env: { ...process.env, ...withNode(node), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (this.said += text));
    /** @type {Promise<number | null>} */
    this.ended = once(this.child, 'close').then(([code]) => code);
  }

  /** Waits until it says this, or ends. @param {string} text */
  async says(text) {
    while (!this.said.includes(text)) {
      const more = await Promise.race([once(this.child.stdout, 'data').then(() => true), this.ended.then(() => false)]);
      if (!more && !this.said.includes(text)) throw new Error(`It ended without saying “${text}”:\n${this.said}`);
    }
  }

  /** @param {NodeJS.Signals} signal */
  async stop(signal = 'SIGTERM') {
    if (this.child.exitCode === null) this.child.kill(signal);
    return this.ended;
  }
}
