import { expect, test } from 'vitest';
import { resolveSection } from '../sections/resolve-section.js';
import { formatAddress, formatStreet, houseAddress, preselectedHouse } from './house.js';
import { newHouse } from './new-house.js';

const house = (address: string, mainAddress = false) => ({ address, zipcode: '1271 AD', city: 'Huizen', mainAddress });

test('a comma in an address is shown as a space', () => {
  expect(formatAddress(house('Havenstraat,3 A'))).toBe('Havenstraat 3 A, 1271 AD Huizen');
  expect(formatAddress(house('Havenstraat , 3, A'))).toBe('Havenstraat 3 A, 1271 AD Huizen');
});

test('the main address comes first, else the first there is', () => {
  expect(preselectedHouse([house('a'), house('b', true)])?.address).toBe('b');
  expect(preselectedHouse([house('a'), house('b')])?.address).toBe('a');
  expect(preselectedHouse([])).toBeUndefined();
});

test('street, number and addition make an address that shows them apart', () => {
  const parts = { street: 'Havenstraat', houseNumber: '3' };
  expect(houseAddress(parts)).toBe('Havenstraat 3');
  expect(houseAddress({ ...parts, addition: ' ' })).toBe('Havenstraat 3');
  expect(houseAddress({ ...parts, addition: 'A' })).toBe('Havenstraat,3 A');
  expect(formatStreet({ address: houseAddress({ ...parts, addition: 'A' }) })).toBe('Havenstraat 3 A');
});

test.each([
  ['Havenstraat 3', true],
  ['Havenstraat,3 A', true],
  ['1e Weteringplantsoen 12', true],
  ['Havenstraat', false],
  ['1e Weteringplantsoen', false],
])('whether ‘%s’ has a house number: %s', (address, has) => {
  const raw = { address, zip: '1271 ad', city: 'Huizen' };
  expect(resolveSection(newHouse, raw, { after: {}, context: { today: '2026-11-21' } }).issues).toHaveLength(has ? 0 : 1);
});
