import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterAddress, fitsFilter, noFilter, pagesOf, readFilter, shownPage } from './vacancy-filter.js';

const installer = { title: 'Monteur warmtepompen', location: 'Amersfoort' };

describe('a vacancy is found', () => {
  test.each([
    ['without a filter', {}, true],
    ['by a part of its title', { query: 'warmte' }, true],
    ['whatever the capitals', { query: 'MONTEUR', location: 'amersFOORT' }, true],
    ['past spaces around the words', { query: ' monteur ', location: ' amers' }, true],
    ['not by its place among the keywords', { query: 'Amersfoort' }, false],
    ['not by its title among the places', { location: 'monteur' }, false],
    ['only when both fit', { query: 'monteur', location: 'Zwolle' }, false],
    ['not by loose words of its title', { query: 'warmtepompen monteur' }, false],
  ])('%s', (_how, filter, found) => {
    expect(fitsFilter(installer, { ...noFilter, ...filter }, { locale: 'nl-NL' })).toBe(found);
  });

  test('by capitals as the page’s language has them', () => {
    const found = (locale: string) =>
      fitsFilter({ ...installer, title: 'INSTALLATEUR' }, { ...noFilter, query: 'installateur' }, { locale });
    // An I without its dot is another letter there.
    expect([found('nl-NL'), found('en-GB'), found('tr-TR')]).toEqual([true, true, false]);
  });
});

test('vacancies stand eight on a page', () => {
  expect([0, 1, 8, 9, 24, 25].map(pagesOf)).toEqual([1, 1, 1, 2, 3, 4]);
});

test('a page that is not there becomes the last one', () => {
  expect(shownPage({ ...noFilter, page: 7 }, 17)).toBe(2);
  expect(shownPage({ ...noFilter, page: 2 }, 0)).toBe(0);
});

describe('a filter in an address', () => {
  test('is left out where it is empty', () => {
    expect(filterAddress('/vacatures/', noFilter)).toBe('/vacatures/');
    expect(filterAddress('/vacatures/', { query: 'c&a', location: '', page: 2 })).toBe('/vacatures/?query=c%26a&page=2');
  });

  test('comes back as it was', () => {
    const words = fc.string().map((text) => text.trim());
    fc.assert(
      fc.property(fc.record({ query: words, location: words, page: fc.nat(9_999) }), (filter) => {
        expect(readFilter(new URL(filterAddress('/vacatures/', filter), 'https://pomp.example').search)).toEqual(filter);
      }),
    );
  });

  test.each(['-1', '1.5', 'twee', '1e9', ''])('has the first page for %j', (page) => {
    expect(readFilter(`?page=${page}`).page).toBe(0);
  });
});
