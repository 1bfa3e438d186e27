import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { keptModules, workspace } from './kept-modules.js';
import { unitLedger, unitTestFiles } from './ledger/ledger.js';
import { vitestLedger } from './ledger/vitest-ledger.js';

export { keptModules };

/**
 * Components under test bring their `.css.ts` along, of which a test wants the names: what styles say is left alone, and nothing is made of another module.
 * What makes them is loaded with the first: most runs ask for none, or find it kept.
 * @returns {import('vitest/config').Plugin}
 */
export function styleNames() {
  let root = workspace;
  return {
    name: 'style-names',
    configResolved: (config) => void ({ root } = config),
    transform: {
      filter: { id: /\.css\.ts$/ },
      async handler(source, filePath) {
        const { getPackageInfo, transform } = await import('@vanilla-extract/integration');
        return transform({ source, filePath, rootPath: root, packageName: getPackageInfo(root).name, identOption: 'debug' });
      },
    },
  };
}

/** Resolve `@pomp/*` to its sources, so that a test sees an edit without a build. */
export const sourceConditions = ['@pomp/source', 'module', 'browser', 'development|production'];
export const serverSourceConditions = ['@pomp/source', 'module', 'node', 'development|production'];

/** Where a test task leaves its counts; the closing line of `npm test` sums them, also from Turbo's cache. */
export const reporters = (name = 'unit') => ({
  reporters: ['default', 'json'],
  outputFile: { json: `.results/${name}.json` },
});

/** What a test waits for comes or it doesn't: the second that vitest waits for it is a time to keep, which a busy machine doesn't. */
export const waiting = { poll: { timeout: 15_000 } };

/**
 * For the unit tests of a package: Vitest starts in its folder. To Vite all have one root, the workspace, so that they share what is made of a module.
 * @returns {import('vitest/config').ViteUserConfig}
 */
export const unitTests = () => {
  const folder = process.cwd();
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  /** Files of tests that read nothing that has changed are left out. */
  const ledger = vitestLedger(unitLedger(name), { folder, results: join(folder, '.results/unit.kept.json') });
  const { reporters: usual, outputFile } = reporters();
  return {
    root: workspace,
    // How long a package's tests took stays with the package.
    cacheDir: join(folder, 'node_modules/.vite'),
    // While someone watches, all below the root is watched: not what is made there.
    server: { watch: { ignored: ['**/{dist,.next,.results,.turbo,.data,storybook-static}/**'] } },
    plugins: [styleNames(), ...ledger.plugins],
    resolve: { conditions: serverSourceConditions },
    ssr: { resolve: { conditions: serverSourceConditions } },
    test: {
      dir: folder,
      include: unitTestFiles,
      exclude: [...configDefaults.exclude, ...ledger.kept('')],
      setupFiles: ledger.setupFiles,
      environment: 'node',
      passWithNoTests: true,
      // What a file imports is loaded once for all files of a package: to load it again for each took most of the time.
      isolate: false,
      // For the same reason longer than the five seconds that vitest gives a test.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: waiting,
      reporters: [...usual, ledger.reporter],
      outputFile: { json: join(folder, outputFile.json) },
      experimental: keptModules(),
    },
  };
};

export default defineConfig(unitTests);
