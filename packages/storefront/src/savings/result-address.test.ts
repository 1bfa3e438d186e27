import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResult, readResultWithoutScript, resultAddress, withoutScriptAddress } from './result-address.js';

const address = { zip: '1271AD', houseNumber: '3', addition: 'A', people: '2' };
const answer = { euroSaved: 593.08, gasSaved: 671.06, co2Saved: 687.58, roi: 5.73, monthlySavings: 49.42, anualPercentage: 17.44 };

test('the result page is opened with the fields that were filled in, and the results', () => {
  expect(resultAddress('/besparing-resultaat/', address, answer)).toBe(
    '/besparing-resultaat/?zipcode=1271AD&housenumber=3&addition=A&people=2&money=593.08&gas=671.06&co2=687.58&roi=5.73&monthlySavings=49.42&anualPercentage=17.44',
  );
});

const answers = fc.record({
  euroSaved: fc.double(),
  gasSaved: fc.double(),
  co2Saved: fc.double(),
  roi: fc.option(fc.double()),
  monthlySavings: fc.double(),
  anualPercentage: fc.double(),
});

test('of an address only the house is read, whatever amounts stand in it', () => {
  fc.assert(
    fc.property(answers, (given) => {
      expect(readResult(resultAddress('/besparing-resultaat/', address, given).split('?')[1] ?? '')).toEqual(address);
    }),
  );
});

test('amounts alone ask a result too, of a home that isn’t known', () => {
  expect(readResult('?money=99999')).toEqual({ zip: '', houseNumber: '', addition: '', people: '' });
});

test.each([
  ['6', '6'],
  ['7', '6'],
  ['240', '6'],
  ['0', ''],
  ['veel', ''],
])('%s people are counted as “%s”: six stand for more', (people, counted) => {
  expect(readResult(`?zipcode=1271AD&housenumber=3&people=${people}`)?.people).toBe(counted);
});

test.each(['', '?money=', '?zipcode=1271AD', '?housenumber=3', '?people=2', '?utm_source=mail'])(
  'an address without a house asks none: %s',
  (search) => {
    expect(readResult(search)).toBeUndefined();
  },
);

test('only an address for whoever has no script is one that the server answers', () => {
  const search = (path: string) => path.split('?')[1] ?? '';
  const asked = resultAddress('/besparing-resultaat/', address, answer);
  expect(readResultWithoutScript(search(asked))).toBeUndefined();
  expect(readResultWithoutScript(search(withoutScriptAddress(asked)))).toEqual(address);
  expect(readResultWithoutScript('withoutScript=1')).toBeUndefined();
});
