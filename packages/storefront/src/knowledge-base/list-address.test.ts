import { expect, test } from 'vitest';
import { addressWithOthers } from './list-address.control.js';
import { listAddress } from './list-address.js';

test.each([
  [{ category: 'kosten', page: 1 }, '/kennisbank/?category=kosten'],
  [{ category: 'kosten', page: 2 }, '/kennisbank/?category=kosten&page=2'],
  [{ category: 'all', page: 3 }, '/kennisbank/?page=3'],
  [{ category: 'all', page: 1 }, '/kennisbank/'],
])('%o is at %s', (wanted, address) => {
  expect(listAddress('/kennisbank/', wanted)).toBe(address);
});

test.each([
  ['what else the query holds stays', '?utm_source=brief&page=2', '?category=kosten', '?category=kosten&utm_source=brief'],
  ['also what it holds twice', '?a=1&a=2', '?page=3', '?page=3&a=1&a=2'],
  ['another category starts at its first page', '?category=kosten&page=3', '?category=isolatie', '?category=isolatie'],
  ['all leaves the category', '?category=kosten', '', ''],
])('%s', (_what, search, wanted, expected) => {
  const list = 'https://pomp.example/kennisbank/';
  expect(addressWithOthers(`${list}${wanted}#artikelen`, search)).toBe(`${list}${expected}#artikelen`);
});
