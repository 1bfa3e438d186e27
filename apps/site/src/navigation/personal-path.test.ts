import { expect, test } from 'vitest';
import { changesPolicy } from './personal-path';

test.each([
  ['/', '/account/'],
  ['/kennisbank/subsidie/', '/auth/login/?from=menu'],
  ['/account/woning/', '/'],
  ['/auth/login/', '/producten/'],
])('from %s to %s the page is loaded anew: scripts of others stay behind', (from, href) => {
  expect(changesPolicy(from, href)).toBe(true);
});

test.each([
  ['/', '/accountant/'],
  ['/producten/', '/het-proces/'],
  ['/auth/login/', '/account/'],
  ['/account/', '#inhoud'],
  ['/kennisbank/', '?page=2'],
])('from %s to %s the router goes', (from, href) => {
  expect(changesPolicy(from, href)).toBe(false);
});
