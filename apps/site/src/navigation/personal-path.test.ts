import { dutchRoutes } from '@pomp/edition';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { expect, test } from 'vitest';
import { changesPolicy } from './personal-path';
import { personalRoots } from './personal-roots';

const roots = personalRoots(dutchRoutes);

test('what is personal follows from the routes', () => {
  expect(roots).toEqual(['controle', 'foto', 'auth', 'account']);
  expect(personalRoots(amstelwarmte.routes)).toEqual(['controle', 'foto', 'inloggen', 'toegang', 'mijn']);
  expect(changesPolicy(personalRoots(amstelwarmte.routes), '/', '/mijn/')).toBe(true);
  expect(changesPolicy(personalRoots(amstelwarmte.routes), '/', '/account/')).toBe(false);
});

test.each([
  ['/', '/account/'],
  ['/kennisbank/subsidie/', '/auth/login/?from=menu'],
  ['/account/woning/', '/'],
  ['/auth/login/', '/producten/'],
])('from %s to %s the page is loaded anew: scripts of others stay behind', (from, href) => {
  expect(changesPolicy(roots, from, href)).toBe(true);
});

test.each([
  ['/', '/accountant/'],
  ['/producten/', '/het-proces/'],
  ['/auth/login/', '/account/'],
  ['/account/', '#inhoud'],
  ['/kennisbank/', '?page=2'],
])('from %s to %s the router goes', (from, href) => {
  expect(changesPolicy(roots, from, href)).toBe(false);
});
