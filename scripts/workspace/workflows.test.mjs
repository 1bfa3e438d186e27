import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { root } from './places.mjs';

const files = globSync('.github/**/*.yml', { cwd: root, dot: true });

test.each(files)('%s chooses by `&& … ||` only what counts as true: anything else is never chosen', (file) => {
  const expressions = readFileSync(join(root, file), 'utf8').match(/\$\{\{.*?\}\}/gs) ?? [];
  expect(expressions.filter((expression) => /&&\s*(?:0|''|false|null)\s*\|\|/.test(expression))).toEqual([]);
});
