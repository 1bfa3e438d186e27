import { expect, test } from 'vitest';
import { AssertionError, type NetworkName, sharePopUp } from './share-address.js';

const page = { url: 'https://pomp.example/kennisbank/subsidie/', title: 'Subsidie: zo werkt het & meer' };

test.each<[NetworkName, string, string, string]>([
  ['facebook', 'u', 'quote', 'width=550,height=400'],
  ['x', 'url', 'text', 'width=550,height=400'],
  ['linkedin', 'url', 'title', 'width=750,height=600'],
])('%s gets the address and the title, in a pop-up of its size', (network, url, title, size) => {
  const { address, features } = sharePopUp(network, page);
  const query = new URL(address).searchParams;
  expect([query.get(url), query.get(title)]).toEqual([page.url, page.title]);
  expect(features).toContain(size);
});

test('sharing without an address is an assertion that fails', () => {
  expect(() => sharePopUp('x', { url: '', title: 'Subsidie' })).toThrow(AssertionError);
});
