import { expect, test } from 'vitest';
import { formatAddress, preselectedHouse } from './house.js';

const house = (address: string, mainAddress = false) => ({ address, zipcode: '1271 AD', city: 'Huizen', mainAddress });

test('a comma in an address is shown as a space', () => {
  expect(formatAddress(house('Havenstraat 3,A'))).toBe('Havenstraat 3 A, 1271 AD Huizen');
  expect(formatAddress(house('Havenstraat,3, A'))).toBe('Havenstraat 3 A, 1271 AD Huizen');
});

test('the main address comes first, else the first there is', () => {
  expect(preselectedHouse([house('a'), house('b', true)])?.address).toBe('b');
  expect(preselectedHouse([house('a'), house('b')])?.address).toBe('a');
  expect(preselectedHouse([])).toBeUndefined();
});
