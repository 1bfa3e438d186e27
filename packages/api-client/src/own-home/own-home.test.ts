import { expect, test } from 'vitest';
import { isSameAddress } from './own-home.js';

const own = { zip: '1271AD', houseNumber: '3', addition: 'A' };

test.each([
  [{}, true],
  [{ zip: '1271 ad' }, true],
  [{ addition: 'a' }, true],
  [{ addition: '-a' }, true],
  [{ addition: '' }, false],
  [{ addition: 'B' }, false],
  [{ houseNumber: '3A', addition: '' }, false],
  [{ zip: '1271AE' }, false],
])('%j is the same address however it is spelled: %s', (spelled, same) => {
  expect(isSameAddress(own, { ...own, ...spelled })).toBe(same);
});
