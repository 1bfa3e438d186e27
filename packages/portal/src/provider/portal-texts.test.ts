import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a portal can override the texts of every feature that has any', () => {
  const source = new URL('../', import.meta.url);
  const features = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/texts.ts'));
  const declared = [...readFileSync(new URL('portal-texts.ts', import.meta.url), 'utf8').matchAll(/'\.\.\/(.+)\.js'/g)];
  expect(declared.map(([, path]) => `${path}.ts`).toSorted()).toEqual(features.toSorted());
});
