import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { expect, test } from 'vitest';
import { changesArea } from './personal-path';
import { accountRoots, languageAreas, personalRootsIn } from './personal-roots';

const areas = [accountRoots(pomp), ...languageAreas(pomp)];

test('what is personal follows from the routes', () => {
  const behindLinks = ['/controle/', '/foto/', '/oplevering/', '/samen-invullen/'];
  expect(personalRootsIn(pomp, 'nl-NL')).toEqual([...behindLinks, '/auth/', '/account/']);
  expect(personalRootsIn(pomp, 'en-GB')).toEqual([
    '/en/verify/',
    '/en/photos/',
    '/en/handover/',
    '/en/fill-in-together/',
    '/en/auth/',
    '/en/account/',
  ]);
  expect(personalRootsIn(amstelwarmte, 'nl-NL')).toEqual([...behindLinks, '/inloggen/', '/toegang/', '/mijn/']);
  expect(changesArea([accountRoots(amstelwarmte)], '/', '/mijn/')).toBe(true);
  expect(changesArea([accountRoots(amstelwarmte)], '/', '/account/')).toBe(false);
});

test.each([
  ['/', '/account/'],
  ['/account/woning/', '/'],
  ['/account/', '/auth/login/'],
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
  ['/account/', '/account/woning/?houseId=1'],
  ['/en/', '/en/contact/'],
  ['/', '/energielabel-verhogen/'],
  ['/account/', '#inhoud'],
  ['/kennisbank/', '?page=2'],
])('from %s to %s the router goes', (from, href) => {
  expect(changesArea(areas, from, href)).toBe(false);
});
