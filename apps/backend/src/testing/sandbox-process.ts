import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process, { env, execPath, pid } from 'node:process';
import { packageFolder } from '../adapters/disk/package-folder.js';
import { bundlePrograms, temporaryFolder } from './bundled-server.js';
import { editionEntries } from './edition-entries.js';

const sandboxFolder = join(packageFolder, '..', 'sandbox');

export interface SandboxProcess {
  readonly url: string;
  readonly mollieApiKey: string;
  /** Ends a payment as its customer could; `notice`: how the shop hears of it. Gives where the customer then goes. */
  choose(
    checkoutUrl: string,
    outcome: 'paid' | 'failed' | 'expired' | 'canceled' | 'pending' | 'open',
    notice?: 'once' | 'twice' | 'never',
  ): Promise<string | null>;
  /** How many payments there are, ever made. */
  count(): Promise<number>;
  stop(): Promise<void>;
}

const mollieApiKey = 'test_0123456789';

/** Made once in each worker, which removes it when it ends. */
let bundle: Promise<string> | undefined;

async function bundleSandbox(): Promise<string> {
  // Beside the sandbox's own dependencies, which aren't in it.
  const outDir = join(sandboxFolder, 'node_modules', '.cache', `test-${pid}`);
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await bundlePrograms(
    outDir,
    { main: join(sandboxFolder, 'src', 'main.ts'), ...(await editionEntries()) },
    { app: sandboxFolder },
  );
  return join(outDir, 'main.js');
}

/** The sandbox as it is shipped, in a process of its own. */
export async function startSandbox(): Promise<SandboxProcess> {
  bundle ??= bundleSandbox();
  const file = await bundle;
  const data = await temporaryFolder();
  const sandbox = spawn(execPath, [file], {
    env: {
      PATH: env.PATH ?? '',
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
      SANDBOX_HOST: '127.0.0.1',
      CONTENT_DIR: data.path,
      DATA_DIR: data.path,
      MOLLIE_API_KEY: mollieApiKey,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(sandbox, 'close');
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    for (const stream of [sandbox.stdout, sandbox.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /Sandbox on http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    ended.then(() => reject(new Error(`The sandbox ended: ${output}`)), reject);
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    mollieApiKey,
    choose: async (checkoutUrl, outcome, notice = 'once') => {
      const { origin } = new URL(checkoutUrl);
      const answer = await fetch(checkoutUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin },
        body: new URLSearchParams({ outcome, notice }),
      });
      if (answer.status !== 303) throw new Error(`The checkout answered ${answer.status}.`);
      return answer.headers.get('location');
    },
    count: async () => (await (await fetch(`${url}/mollie/`)).text()).split('href="/mollie/checkout/').length - 1,
    stop: async () => {
      sandbox.kill('SIGTERM');
      await ended;
      await data.remove();
    },
  };
}
