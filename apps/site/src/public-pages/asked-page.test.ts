import { edition } from '@pomp/edition/editions/pomp';
import { expect, test } from 'vitest';
import { askedAlike, askedPage, insteadOfMissing } from './asked-page';

test.each([
  ['/', 'nl-NL', 'home', '/'],
  ['/en/', 'en-GB', 'home', '/en/'],
  ['/kennisbank/geluid/', 'nl-NL', 'kennisbank/geluid', '/kennisbank/geluid/'],
  ['/en/knowledge-base/noise/?utm_source=mail', 'en-GB', 'knowledge-base/noise', '/en/knowledge-base/noise/'],
  ['/de/', 'nl-NL', 'de', '/de/'],
])('%s asks in %s for the story %s, at %s', (asked, locale, slug, address) => {
  expect(askedPage(edition, asked)).toEqual({ locale, slug, query: {}, address });
});

test.each([
  ['category=kosten&page=2', '?category=kosten&page=2', { category: 'kosten', page: '2' }],
  ['page=2&category=kosten&_rsc=x', '?category=kosten&page=2', { category: 'kosten', page: '2' }],
  ['category=kosten', '?category=kosten', { category: 'kosten' }],
  ['page=3', '?page=3', { page: '3' }],
  ['page=1', '', {}],
  ['page=0', '', {}],
  ['page=01', '', {}],
  ['page=1000', '', {}],
  ['category=onzin&page=2', '?category=onzin&page=2', { category: 'onzin', page: '2' }],
  ['category=isde-2026', '?category=isde-2026', { category: 'isde-2026' }],
  ['category=Kosten_NL&utm_source=mail', '?category=Kosten_NL', { category: 'Kosten_NL' }],
  ['category=all', '', {}],
  ['category=all&page=2', '?page=2', { page: '2' }],
  ['category=kosten+en+subsidie', '', {}],
  ['', '', {}],
])('the query %s of a list is the page %s: only what looks like ours has a page of its own', (search, own, query) => {
  for (const path of ['/kennisbank/', '/en/knowledge-base/'])
    expect(askedPage(edition, `${path}?${search}`)).toMatchObject({ address: path + own, query });
  expect(askedPage(edition, `/faq/?${search}`)).toMatchObject({ address: '/faq/', query: {} });
});

test.each(['/a b/', '/%20/', '/a%2eb/', '/settings/site/', '/home/', '/ä/', "/a'b/"])('no page can be at %s', (path) => {
  expect(askedPage(edition, path)).toBeUndefined();
});

test('subjects that nobody knows are one page, however many someone makes up; a page past the last is none', () => {
  const instead = (search: string) => {
    const asked = askedPage(edition, `/kennisbank/${search}`);
    return asked && insteadOfMissing(asked)?.address;
  };
  expect(['?category=onzin', '?category=sport'].map(instead)).toEqual(Array(2).fill('/kennisbank/?category=onbekend'));
  expect(['?page=99', '?category=kosten&page=99', ''].map(instead)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['/en/about-us/', '/en/over-ons/?utm_source=mail', '/en/about-us/?utm_source=mail'],
  ['/en/newsletter/confirm/', '/nieuwsbrief/bevestigen/?token=a?b', '/en/newsletter/confirm/?token=a?b'],
  ['/en/knowledge-base/?page=2', '/en/kennisbank/?utm_source=mail&page=2', '/en/knowledge-base/?utm_source=mail&page=2'],
  ['/en/knowledge-base/?page=2', '/en/kennisbank/', '/en/knowledge-base/?page=2'],
  ['/en/faq/', '/faq/?', '/en/faq/'],
])('%s, asked for what %s is asked for, is %s', (address, other, alike) => {
  expect(askedAlike(address, other)).toBe(alike);
});
