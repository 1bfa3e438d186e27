import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../../scripts/stack/ports.mjs';
import { startStack } from '../../../scripts/stack/stack.mjs';

export interface Stack {
  readonly urls: { readonly site: string; readonly backend: string; readonly sandbox: string };
}

export interface OwnStack extends Stack {
  /** Stops everything and starts it again on the same data and the same addresses. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The built site, backend and sandbox on free ports with the demo customers, in a data folder that goes when it stops. */
export async function runStack(environment: Readonly<Record<string, string>> = {}): Promise<OwnStack> {
  const [ports, dataDir] = await Promise.all([freePorts(), mkdtemp(join(tmpdir(), 'pomp-e2e-'))]);
  const start = () => startStack({ ports, dataDir, env: { ...process.env, ...environment } });
  let stack = await start();
  return {
    urls: stack.urls,
    async restart() {
      await stack.stop();
      stack = await start();
    },
    async stop() {
      await stack.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
