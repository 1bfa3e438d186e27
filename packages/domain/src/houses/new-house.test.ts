import { expect, test } from 'vitest';
import { hasHouseNumber } from './new-house.js';

test.each([
  ['Lindelaan 12', true],
  ['Lindelaan, 12', true],
  ['Lindelaan ,12', true],
  ['Lindelaan   12 bis', true],
  ['1e Weteringplantsoen 12', true],
  ['Lindelaan', false],
  ['Lindelaan12', false],
  ['1e Weteringplantsoen', false],
  [' 12', false],
  ['Lindelaan twaalf', false],
])('%s', (address, has) => {
  expect(hasHouseNumber(address)).toBe(has);
});
