import { expect, test } from 'vitest';
import { isSameHouse } from './is-same-house.js';

test.each([
  ['Kade,9 A', 'kade 9a', true],
  ['Kade 9', ' KADE , 9 ', true],
  ['Plein 1944,3 bis', 'Plein 1944 3bis', true],
  ['Dorpsstraat,1 1', 'Dorpsstraat 1 1', true],
  ['Dorpsstraat,1 1', 'Dorpsstraat 11', false],
  ['Dorpsstraat,1 1A', 'Dorpsstraat,11 A', false],
  ['Plein 1944 3', 'Plein 19443', false],
  ['Kade,9 -A', 'Kade,9 A', true],
  ['Kade 9-1', 'Kade,9 1', true],
  ['Kade 9-1', 'Kade,91', false],
])('%j and %j in one postcode are one address: %j', (one, other, same) => {
  expect(isSameHouse({ address: one, zipcode: '1271 AD' }, { address: other, zipcode: '1271ad' })).toBe(same);
});

test('the same street elsewhere is another address', () => {
  expect(isSameHouse({ address: 'Kade 9', zipcode: '1271 AD' }, { address: 'Kade 9', zipcode: '1271 AE' })).toBe(false);
});
