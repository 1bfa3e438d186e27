import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResult, resultAddress } from './result-address.js';

const address = { zip: '1271AD', houseNumber: '3', addition: 'A', people: '2' };
const answer = { euroSaved: 593.08, gasSaved: 671.06, co2Saved: 687.58, roi: 5.73, monthlySavings: 49.42, anualPercentage: 17.44 };

test('the result page is opened with the fields that were filled in, and the results', () => {
  expect(resultAddress('/besparing-resultaat/', address, answer)).toBe(
    '/besparing-resultaat/?zipcode=1271AD&housenumber=3&addition=A&people=2&money=593.08&gas=671.06&co2=687.58&roi=5.73&monthlySavings=49.42&anualPercentage=17.44',
  );
});

test('what is in an address comes out as it went in, even where nothing is earned back', () => {
  const number = fc
    .double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })
    .map((value) => Math.round(value * 100) / 100 + 0);
  const answers = fc.record({
    euroSaved: number,
    gasSaved: number,
    co2Saved: number,
    roi: fc.option(number),
    monthlySavings: number,
    anualPercentage: number,
  });
  fc.assert(
    fc.property(answers, (given) => {
      expect(readResult(resultAddress('/besparing-resultaat/', address, given).split('?')[1] ?? '')).toEqual({
        ...address,
        ...given,
      });
    }),
  );
});

test.each([
  '',
  '?money=veel',
  '?money=1&gas=2&co2=3',
  '?money=&gas=1&co2=1&monthlySavings=1&anualPercentage=1',
  '?money=Infinity&gas=1&co2=1&monthlySavings=1&anualPercentage=1',
])('an address without a whole result has none: %s', (search) => {
  expect(readResult(search)).toBeUndefined();
});
