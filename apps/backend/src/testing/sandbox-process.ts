import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env, execPath, hrtime, pid } from 'node:process';
import { build } from 'tsup';
import { packageFolder } from '../package-folder.js';
import { temporaryFolder } from './bundled-server.js';

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

/** The sandbox as it is shipped, in a process of its own. */
export async function startSandbox(): Promise<SandboxProcess> {
  const outDir = join(sandboxFolder, 'node_modules', '.cache', `test-${pid}-${hrtime.bigint()}`);
  const data = await temporaryFolder();
  const { dependencies } = JSON.parse(await readFile(join(sandboxFolder, 'package.json'), 'utf8')) as {
    readonly dependencies: object;
  };
  await build({
    config: false,
    silent: true,
    entry: { main: join(sandboxFolder, 'src', 'main.ts') },
    outDir,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    noExternal: [/^@pomp\//],
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@pomp/')),
    banner: {
      js: "import { createRequire as requireOfBundle } from 'node:module'; const require = requireOfBundle(import.meta.url);",
    },
    esbuildOptions: (options) => {
      options.conditions = ['@pomp/source'];
    },
  });
  const sandbox = spawn(execPath, [join(outDir, 'main.js')], {
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
      await rm(outDir, { recursive: true, force: true });
      await data.remove();
    },
  };
}
