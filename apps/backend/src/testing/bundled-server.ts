import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env as ownEnvironment, execPath } from 'node:process';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { tellWordsElsewhere } from '@pomp/tooling/hear-words-elsewhere';
import { slowToFind } from '@pomp/tooling/slow-to-find';
import { build, type Plugin } from 'esbuild';
import { packageFolder } from '../adapters/disk/package-folder.js';
import { editionEntries } from './edition-entries.js';

const outDir = join(packageFolder, 'node_modules', '.cache', 'test-server');

/** Lets sources of our packages find files beside them, such as fonts, from where they are and not from the bundle. */
const inItsOwnPlace: Plugin = {
  name: 'in-its-own-place',
  setup({ onLoad }) {
    onLoad({ filter: /packages\/\w+\/src\/.*-files\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

/** Lets packages tell what is read of words, where a ledger is kept of that. */
const telling: Plugin = {
  name: 'telling',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const contents = tellWordsElsewhere(await readFile(path, 'utf8'), path);
      return contents === undefined ? undefined : { contents, loader: 'ts' };
    });
  },
};

/** The server and the commands beside it as they are shipped. */
export async function bundleServer(): Promise<string> {
  await bundlePrograms(outDir, {
    main: join(packageFolder, 'src', 'main.ts'),
    backup: join(packageFolder, 'src', 'backup', 'main.ts'),
    jobs: join(packageFolder, 'src', 'retry-jobs', 'main.ts'),
    'pdf-thread': join(packageFolder, 'src', 'adapters', 'pdf', 'pdf-thread.ts'),
    ...(await editionEntries()),
  });
  return join(outDir, 'main.js');
}

/**
 * Programs with our packages' sources inside, so that a test needs no build of them.
 * @param folder is emptied first
 * @param options `app`: whose dependencies they find when they run; `isTelling`: whether they tell which words they read
 */
export async function bundlePrograms(
  folder: string,
  entryPoints: Record<string, string>,
  { app = packageFolder, isTelling = false }: { readonly app?: string; readonly isTelling?: boolean } = {},
): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(app, 'package.json'), 'utf8')) as { readonly dependencies: object };
  await rm(folder, { recursive: true, force: true });
  await build({
    logLevel: 'silent',
    absWorkingDir: app,
    entryPoints,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@pomp/') && !slowToFind.has(name)),
    conditions: ['@pomp/source'],
    jsx: 'automatic',
    // A mail's drawing of a house is a component, which brings its `.css.ts` along.
    plugins: [...(isTelling ? [telling] : []), inItsOwnPlace, vanillaExtractPlugin({ outputCss: false })],
    banner: {
      js: "import { createRequire as requireOfBundle } from 'node:module'; const require = requireOfBundle(import.meta.url);",
    },
  });
}

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Exit code and everything that it wrote. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  /** Resolves when it answers; rejects when it ends instead. */
  ready(): Promise<void>;
}

export async function startServer(file: string, environment: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const process = spawn(execPath, [file], {
    env: {
      PATH: ownEnvironment.PATH ?? '',
      BACKEND_PORT: String(port),
      BACKEND_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let answers = () => {};
  const answering = new Promise<void>((resolve) => (answers = resolve));
  for (const stream of [process.stdout, process.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('the backend answers')) answers();
    });
  }
  const ended = once(process, 'close').then(([code]) => ({ code: typeof code === 'number' ? code : null, output }));
  const ready = () =>
    Promise.race([
      answering,
      ended.then(({ code }) => {
        throw new Error(`The server ended with ${code}: ${output}`);
      }),
    ]);
  return { url: `http://127.0.0.1:${port}`, process, ended, ready };
}

/** A command that stands beside the server: its exit code and everything that it wrote. */
export async function runCommand(file: string, given: readonly string[], environment: Record<string, string>) {
  const command = spawn(execPath, [file, ...given], {
    env: { PATH: ownEnvironment.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(command, 'close')) as [number | null];
  return { code, output };
}

export async function temporaryFolder(): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'pomp-backend-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
