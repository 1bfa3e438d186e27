import { expect, test } from 'vitest';
import { splitPageQuery } from './page-query';
import { queriedPages, queriedPath } from './queried-pages';
import { edition } from '@pomp/edition/editions/pomp';

const split = (segments: readonly string[]) => splitPageQuery(segments, queriedPages(edition, 'nl-NL'));

test('a path without a query is the path', () => {
  expect(split(['kennisbank', 'subsidie'])).toEqual({ path: ['kennisbank', 'subsidie'], query: {} });
  expect(split([])).toEqual({ path: [], query: {} });
});

test('what the query asked for is read back from where the site led it', () => {
  expect(split(['kennisbank', '~', 'category', 'kosten', 'page', '2'])).toEqual({
    path: ['kennisbank'],
    query: { category: 'kosten', page: '2' },
  });
});

test.each([
  'kennisbank/~',
  'kennisbank/~/page',
  'kennisbank/~/page/1.0',
  'kennisbank/~/page/01',
  'kennisbank/~/page/1000',
  'kennisbank/~/page/2/category/kosten',
  'kennisbank/~/page/2/page/3',
  'kennisbank/~/category/Kosten',
  'kennisbank/~/foo/2',
  'faq/~/page/2',
  '~/page/2',
  '~',
])('%s, which the site leads nobody to, is no address of it', (path) => {
  expect(split(path.split('/'))).toBeUndefined();
});

test.each([
  ['category=kosten&page=2', '/kennisbank/~/category/kosten/page/2/'],
  ['page=2&category=kosten&_rsc=x', '/kennisbank/~/category/kosten/page/2/'],
  ['category=kosten', '/kennisbank/~/category/kosten/'],
  ['page=3', '/kennisbank/~/page/3/'],
  ['page=0', '/kennisbank/'],
  ['category=Kosten&utm_source=mail', '/kennisbank/'],
  ['', '/kennisbank/'],
])('the query %s leads to %s: only what looks like ours has a page of its own', (search, path) => {
  expect(queriedPath('/kennisbank/', search)).toBe(path);
});

test('the list has an address in each language', () => {
  expect(queriedPages(edition, 'en-GB')).toEqual(['/knowledge-base/']);
  expect(splitPageQuery(['knowledge-base', '~', 'page', '2'], queriedPages(edition, 'en-GB'))?.query).toEqual({ page: '2' });
});
