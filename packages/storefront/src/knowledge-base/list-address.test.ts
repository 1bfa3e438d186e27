import { expect, test } from 'vitest';
import { listAddress } from './list-address.js';

test.each([
  ['choosing a category', '', { category: 'kosten', page: 1 }, '/kennisbank/?category=kosten'],
  [
    'choosing another category starts at its first page',
    '?category=kosten&page=3',
    { category: 'isolatie', page: 1 },
    '/kennisbank/?category=isolatie',
  ],
  ['choosing all', '?category=kosten&page=2', { category: 'all', page: 1 }, '/kennisbank/'],
  ['turning a page keeps the category', '?category=kosten', { page: 2 }, '/kennisbank/?category=kosten&page=2'],
  ['turning back to the first page', '?category=kosten&page=2', { page: 1 }, '/kennisbank/?category=kosten'],
  [
    'what else the query holds stays',
    '?utm_source=brief&page=2',
    { category: 'kosten', page: 1 },
    '/kennisbank/?utm_source=brief&category=kosten',
  ],
  ['also when turning a page', '?utm_source=brief&page=2', { page: 3 }, '/kennisbank/?utm_source=brief&page=3'],
])('%s', (_what, search, wanted, address) => {
  expect(listAddress('/kennisbank/', search, wanted)).toBe(address);
});
