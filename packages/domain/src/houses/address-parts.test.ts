import { expect, test } from 'vitest';
import { addressParts } from './address-parts.js';
import { houseAddress } from './house.js';

test.each([
  { street: 'Lindelaan', houseNumber: '12', addition: '' },
  { street: 'Havenstraat', houseNumber: '3', addition: 'A' },
  { street: '1e Weteringplantsoen', houseNumber: '12', addition: 'bis achter' },
])('an address can be taken apart as it was put together: $street $houseNumber $addition', (parts) => {
  expect(addressParts(houseAddress(parts))).toEqual(parts);
});

test.each(['Lindelaan', 'Lindelaan 12,A', 'Lindelaan,A'])('what isn’t put together like that can’t: %s', (address) => {
  expect(addressParts(address)).toBeUndefined();
});
