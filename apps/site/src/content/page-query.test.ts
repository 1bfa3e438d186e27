import { expect, test } from 'vitest';
import config from '../../next.config.mjs';
import { splitPageQuery } from './page-query';

test('a path without a query is the path', () => {
  expect(splitPageQuery(['kennisbank', 'subsidie'])).toEqual({ path: ['kennisbank', 'subsidie'], query: {} });
  expect(splitPageQuery([])).toEqual({ path: [], query: {} });
});

test('what the query asked for is read back from where the site led it', () => {
  expect(splitPageQuery(['kennisbank', '~', 'category', 'kosten', 'page', '2'])).toEqual({
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
  expect(splitPageQuery(path.split('/'))).toBeUndefined();
});

test('only queries that look like ours lead to a page of their own', async () => {
  const rewrites = (await config('phase-production-server').rewrites?.()) ?? [];
  const list = Array.isArray(rewrites) ? rewrites : [];
  expect(list.map(({ destination }) => destination)).toEqual([
    '/kennisbank/~/category/:category/page/:page',
    '/kennisbank/~/category/:category',
    '/kennisbank/~/page/:page',
  ]);
  const pages = list.flatMap(({ has = [] }) => has).filter(({ key }) => key === 'page');
  for (const { value = '' } of pages) {
    expect('2').toMatch(new RegExp(`^${value}$`));
    for (const odd of ['0', '-1', '1000', '2/../..', '2~']) expect(odd).not.toMatch(new RegExp(`^${value}$`));
  }
});
