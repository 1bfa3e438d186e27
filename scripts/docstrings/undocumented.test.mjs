import { expect, test } from 'vitest';
import { docstrings } from './undocumented.mjs';

const packages = Object.entries(docstrings());
/** A change may land before its last sentence does; more than that is a habit. */
const leastShare = 0.99;

test('what the published packages export says what it is', () => {
  const exported = packages.reduce((sum, [, { exported: all }]) => sum + all, 0);
  const undocumented = packages.flatMap(([name, { undocumented: names }]) => names.map((one) => `${name}: ${one}`));
  const share = 1 - undocumented.length / exported;
  expect(share, `A sentence above each of these, please:\n${undocumented.join('\n')}`).toBeGreaterThanOrEqual(leastShare);
});

test.each([
  ['@pomp/domain', 300],
  ['@pomp/design-system', 200],
  ['@pomp/portal', 50],
])('all that %s exports is counted', (name, atLeast) => {
  expect(Object.fromEntries(packages)[name]?.exported).toBeGreaterThan(atLeast);
});
