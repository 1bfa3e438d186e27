import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

// What is in a bundle, and not what that says.
asksOnlyFor();

const index = fileURLToPath(new URL('../index.ts', import.meta.url));

/** The sources that a browser gets of this module. */
async function sourcesOf(contents: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents, resolveDir: dirname(index) },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@pomp/source'],
    external: ['react', 'react/jsx-runtime', '@tanstack/react-query'],
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? [source] : [])),
  );
}

test('a browser that imports the client gets no schemas', async () => {
  const sources = await sourcesOf(`export * from ${JSON.stringify(index)};`);
  expect(sources).toContainEqual(expect.stringMatching(/api-contract\/src\/routes\.ts$/));
  // Of the domain only what a question about an answer needs.
  expect(
    sources.filter((source) => source.includes('node_modules') || /domain\/(?!src\/payments\/payment\.ts$)/.test(source)),
  ).toEqual([]);
});

test('a page that only makes a call gets nothing of the cache', async () => {
  const sources = await sourcesOf(`export { createApiClient } from ${JSON.stringify(index)};`);
  expect(sources).toContainEqual(expect.stringMatching(/api-contract\/src\/routes\.ts$/));
  expect(sources.filter((source) => /caching|queries/.test(source))).toEqual([]);
});
