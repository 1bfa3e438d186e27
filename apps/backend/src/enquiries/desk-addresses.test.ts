import { desks } from '@pomp/domain';
import { describe, expect, test } from 'vitest';
import { readDeskAddresses } from './desk-addresses.js';

const usual = 'klantenservice@pomp.example';

describe('where departments read their mail', () => {
  test('is the usual address, but for those that have their own', () => {
    const addresses = readDeskAddresses(' service = storing@pomp.example ,zakelijk=b2b@pomp.example,', usual);
    expect(addresses).toMatchObject({ service: 'storing@pomp.example', zakelijk: 'b2b@pomp.example', advies: usual });
    expect(Object.keys(addresses)).toEqual([...desks]);
    expect(new Set(Object.values(readDeskAddresses('', usual)))).toEqual(new Set([usual]));
  });

  test.each([
    ['directie=baas@pomp.example', 'directie'],
    ['service', 'service'],
    ['service=nergens', 'nergens'],
    ['__proto__=a@pomp.example', '__proto__'],
  ])('isn’t said by %j', (list, named) => {
    expect(() => readDeskAddresses(list, usual)).toThrow(named === 'service' ? 'no e-mail address' : named);
  });
});
