import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('a browser that imports the client gets no schemas', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('../index.ts', import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@pomp/source'],
    external: ['react', 'react/jsx-runtime', '@tanstack/react-query'],
  });
  const sources = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? [source] : [])),
  );
  expect(sources).toContainEqual(expect.stringMatching(/api-contract\/src\/routes\.ts$/));
  // Of the domain only what a question about an answer needs.
  expect(
    sources.filter((source) => source.includes('node_modules') || /domain\/(?!src\/payments\/payment\.ts$)/.test(source)),
  ).toEqual([]);
});
