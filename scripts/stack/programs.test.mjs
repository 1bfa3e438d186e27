import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programBuildOptions } from '@pomp/tooling/build-options';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../workspace/places.mjs';

test('a program finds packages when it runs, but for what is slow to find', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pomp-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(root, 'apps/backend/node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(
    join(folder, 'main.ts'),
    `import { readFileSync } from 'node:fs';
    import { sql } from 'drizzle-orm';
    import { drizzle } from 'drizzle-orm/node-postgres';
    import { Hono } from 'hono';
    export { readFileSync, sql, drizzle, Hono };`,
  );
  const { metafile } = await build({ ...programBuildOptions(folder, { main: 'main.ts' }), write: false, metafile: true });
  const found = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  expect(found).toEqual(expect.arrayContaining(['hono', 'pg', 'node:fs']));
  expect(found.filter((path) => path.startsWith('drizzle-orm'))).toEqual([]);
});
