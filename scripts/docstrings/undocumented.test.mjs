import { expect, test } from 'vitest';
import { docstrings } from './undocumented.mjs';

const packages = Object.entries(docstrings());
test('what the published packages export says what it is', () => {
  const undocumented = packages.flatMap(([name, { undocumented: names }]) => names.map((one) => `${name}: ${one}`));
  expect(undocumented, 'A sentence above each of these, please.').toEqual([]);
});

test.each([
  ['@pomp/domain', 300],
  ['@pomp/design-system', 200],
  ['@pomp/portal', 50],
])('all that %s exports is counted', (name, atLeast) => {
  expect(Object.fromEntries(packages)[name]?.exported).toBeGreaterThan(atLeast);
});
