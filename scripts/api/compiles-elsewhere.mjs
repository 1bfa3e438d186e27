import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace/places.mjs';
import { addresses } from '../workspace/published.mjs';
import { run } from '../workspace/run.mjs';

/** How somebody else's compiler finds modules, and the modules that go with it. */
export const resolutions = /** @type {const} */ ([
  ['bundler', 'ESNext'],
  ['node16', 'Node16'],
]);

/**
 * What the strictest compiler of somebody else says of our declarations as built, none of which it skips: they are compiled from sources otherwise, where a
 * type that the compiler wrote down wrongly isn't read.
 * @returns {Promise<string[]>}
 */
export async function complaintsElsewhere() {
  const files = addresses.map(({ declarations }) => declarations);
  const folder = mkdtempSync(join(tmpdir(), 'pomp-declarations-'));
  try {
    const complaints = [];
    for (const [moduleResolution, module] of resolutions) {
      const config = join(folder, `tsconfig.${moduleResolution}.json`);
      writeFileSync(config, JSON.stringify(strictest(moduleResolution, module, files)));
      const { code, output } = await run(process.execPath, [join(root, 'packages/tooling/src/tsc7.js'), '-p', config]);
      if (code !== 0) complaints.push(`Under module resolution ${moduleResolution}:\n${output}`);
    }
    return complaints;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} moduleResolution
 * @param {string} module
 * @param {string[]} files
 */
export const strictest = (moduleResolution, module, files) => ({
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module,
    moduleResolution,
    jsx: 'react-jsx',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
  },
  files,
});
