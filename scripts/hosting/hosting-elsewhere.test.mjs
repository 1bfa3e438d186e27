import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/places.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const sorted = (/** @type {Iterable<string>} */ parts) => [...new Set(parts)].sort();

/** What stands behind `/api/` in the calls that a backend answers for a portal. */
const called = sorted(Array.from(read('packages/api-contract/src/routes.ts').matchAll(/'\/api\/(\w+)/g), ([, part = '']) => part));

/** What a list of a proxy names: `account|auth`, or `['account', 'auth']`. */
const lists = (/** @type {string} */ text) =>
  Array.from(text.matchAll(/\/api\/\(([\w|]+)\)|\[((?:'\w+',? ?)+)\]\.map\(\(part\)/g), ([, words = '', quoted = '']) =>
    sorted(words ? words.split('|') : Array.from(quoted.matchAll(/\w+/g), ([part]) => part)),
  );

test.each([
  ['docs/hosting-elsewhere.md', 3],
  ['packages/create-pomp-portal/templates/next/next.config.mjs', 1],
  ['packages/create-pomp-portal/templates/vite/vite.config.ts', 1],
])('each proxy of %s passes on every call that a portal makes', (file, proxies) => {
  expect(called.length).toBeGreaterThan(3);
  expect(lists(read(file))).toEqual(Array.from({ length: proxies }, () => called));
});
