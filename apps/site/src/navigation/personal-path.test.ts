import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { expect, test } from 'vitest';
import { changesArea } from './personal-path';
import { languageAreas, personalRoots, personalRootsIn } from './personal-roots';

const areas = [personalRoots(pomp), ...languageAreas(pomp)];

test('what is personal follows from the routes', () => {
  expect(personalRootsIn(pomp, 'nl-NL')).toEqual(['/controle/', '/foto/', '/auth/', '/account/']);
  expect(personalRootsIn(pomp, 'en-GB')).toEqual(['/en/verify/', '/en/photos/', '/en/auth/', '/en/account/']);
  expect(personalRootsIn(amstelwarmte, 'nl-NL')).toEqual(['/controle/', '/foto/', '/inloggen/', '/toegang/', '/mijn/']);
  expect(changesArea([personalRoots(amstelwarmte)], '/', '/mijn/')).toBe(true);
  expect(changesArea([personalRoots(amstelwarmte)], '/', '/account/')).toBe(false);
});

test.each([
  ['/', '/account/'],
  ['/kennisbank/subsidie/', '/auth/login/?from=menu'],
  ['/account/woning/', '/'],
  ['/auth/login/', '/producten/'],
  ['/', '/en/'],
  ['/en/contact/', '/contact/'],
  ['/en/account/', '/account/'],
  ['/en/', '/en/account/'],
])('from %s to %s the page is loaded anew: scripts of others and another language stay behind', (from, href) => {
  expect(changesArea(areas, from, href)).toBe(true);
});

test.each([
  ['/', '/accountant/'],
  ['/producten/', '/het-proces/'],
  ['/auth/login/', '/account/'],
  ['/en/', '/en/contact/'],
  ['/', '/energielabel-verhogen/'],
  ['/account/', '#inhoud'],
  ['/kennisbank/', '?page=2'],
])('from %s to %s the router goes', (from, href) => {
  expect(changesArea(areas, from, href)).toBe(false);
});
