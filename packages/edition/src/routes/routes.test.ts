import { houseInfo } from '@pomp/domain';
import { describe, expect, test } from 'vitest';
import { edition as amstelwarmte } from '../editions/amstelwarmte.js';
import { edition as pomp } from '../editions/pomp.js';
import { accountPages, targetsAt, translateAddresses } from './addresses.js';
import { dutchRoutes } from './dutch-routes.js';
import { languagePrefix, localeOfPath, pathIn, routesIn } from './routes-in.js';
import { houseInfoStepAt, installationStepAt, pathTo, stepFrom, type Routes } from './routes.js';

test('a target becomes the path of the seller whose routes these are', () => {
  expect(pathTo(dutchRoutes, { to: 'houseInfo' })).toBe('/account/woning/');
  expect(pathTo(dutchRoutes, { to: 'houseInfo', houseId: 'a b' })).toBe('/account/woning/?houseId=a+b');
  expect(pathTo(dutchRoutes, { to: 'installationStep', houseId: '1', flow: 'pomp ao', step: 'photos' })).toBe(
    '/account/installatie/fotos/?houseId=1&flow=pomp+ao',
  );
  expect(pathTo(dutchRoutes, { to: 'feedback', type: 'woning' })).toBe('/account/feedback/?type=woning');
  const elsewhere: Routes = { ...dutchRoutes, paths: { ...dutchRoutes.paths, dashboard: '/mijn/' } };
  expect(pathTo(elsewhere, { to: 'dashboard' })).toBe('/mijn/');
});

test('a value may stand in the path, and may miss there', () => {
  const { routes } = amstelwarmte;
  expect(pathTo(routes, { to: 'documents', orderId: '7' })).toBe('/mijn/papieren/7/');
  expect(pathTo(routes, { to: 'documents' })).toBe('/mijn/papieren/');
  expect(pathTo(dutchRoutes, { to: 'documents', orderId: '7' })).toBe('/account/documenten/?orderId=7');
  expect(pathTo(dutchRoutes, { to: 'reserved', product: 'Pomp AO' })).toBe('/reservering-succes/pomp-ao/');
  expect(pathTo(dutchRoutes, { to: 'reserved', product: 'All-Electric' })).toBe('/reservering-succes/all-electric/');
  expect(pathTo(dutchRoutes, { to: 'reserved', product: 'Pomp T' })).toBe('/reservering-succes/all-electric-upgrade/');
  expect(pathTo(dutchRoutes, { to: 'reserved' })).toBe('/reservering-succes/');
});

test('a value in the path can’t leave it', () => {
  expect(pathTo(amstelwarmte.routes, { to: 'documents', orderId: '../x?y#z' })).toBe('/mijn/papieren/..%2Fx%3Fy%23z/');
});

test.each([dutchRoutes, amstelwarmte.routes])('every step has an address of its own, and is found by it', (routes) => {
  const { translate } = translateAddresses(routes, dutchRoutes);
  for (const step of houseInfo.order.steps) {
    expect(houseInfoStepAt(routes, routes.segments.houseInfoStep[step])).toBe(step);
    const target = { to: 'houseInfoStep', houseId: '1', step, from: 'review' } as const;
    expect(translate(pathTo(routes, target))).toBe(pathTo(dutchRoutes, target));
  }
  expect(houseInfoStepAt(routes, 'nieuw')).toBeUndefined();
  expect(installationStepAt(routes, 'fotos')).toBe('photos');
  expect([stepFrom(routes, routes.review), stepFrom(routes, 'elders'), stepFrom(routes, undefined)]).toEqual([
    'review',
    undefined,
    undefined,
  ]);
});

test.each([
  ['/mijn/', '/account/'],
  ['/mijn', '/account/'],
  ['/mijn/papieren/7/', '/account/documenten/?orderId=7'],
  ['/mijn/papieren/', '/account/documenten/'],
  ['/mijn/papieren/%/', '/account/documenten/?orderId=%25'],
  ['/mijn/betaling/?orderId=7&type=PY&terug=1', '/account/betaling/?orderId=7&type=PY&terug=1'],
  ['/mijn/huis/erbij/', '/account/woning/nieuw/'],
  ['/mijn/huis/stap/verwarming/?houseId=1&terug=controleren', '/account/woning/verwarmingssysteem/?houseId=1&terug=nakijken'],
  ['/inloggen/?email=a%40b.nl&userExists=true', '/auth/login/?email=a%40b.nl&userExists=true'],
  ['/toegang/wachtwoord-instellen/?token=x', '/auth/wachtwoord-instellen/?token=x'],
])('what Amstelwarmte has at %s, Pomp has at %s', (theirs, ours) => {
  expect(translateAddresses(amstelwarmte.routes, dutchRoutes).translate(theirs)).toBe(ours);
});

test.each([
  '/mijn/huis/stap/verwarmingssysteem/',
  '/mijn/huis/stap/nieuw/',
  '/mijn/huis/stap/%E0%A4%A/',
  '/',
  '/account/',
  '/kennisbank/',
  '/reserveren/pomp-ao/',
  '/nergens/',
  '/auth/login/',
])('%s isn’t an address that is translated', (path) => {
  expect(translateAddresses(amstelwarmte.routes, dutchRoutes).translate(path)).toBeUndefined();
});

test.each([
  ['/mijn/papieren/7/', 'documents', { orderId: '7' }],
  ['/mijn/papieren/', 'documents', {}],
  ['/mijn/papieren?orderId=7&orderId=8', 'documents', { orderId: '7' }],
  ['/mijn/huis/erbij/', 'addHouse', {}],
  ['/mijn/huis/stap/verwarming/?houseId=1&terug=controleren', 'houseInfoStep', { houseId: '1', step: 'heating', from: 'review' }],
  ['/mijn/betaling/?orderId=7&type=PY&terug=1', 'payment', { orderId: '7', type: 'PY', back: '1' }],
  ['/inloggen/?email=a%40b.nl&userExists=true', 'login', { email: 'a@b.nl', userExists: 'true' }],
])('%s is where Amstelwarmte has %s', (address, to, values) => {
  const [path = '', query = ''] = address.split('?');
  expect(targetsAt(amstelwarmte.routes)(path, new URLSearchParams(query))).toEqual({ to, values });
});

test.each(['/', '/account/', '/mijn/huis/stap/nieuw/', '/reserveren/pomp-ao/'])('nothing of the account is at %s', (path) => {
  expect(targetsAt(amstelwarmte.routes)(path, new URLSearchParams())).toBeUndefined();
});

test.each([
  ['/mijn/', true],
  ['/mijn/papieren/7/', true],
  ['/mijn/huis/stap/verwarming/', true],
  ['/mijn/papieren/%/', true],
  ['/account/', false],
  ['/inloggen/', false],
  ['/foto/', false],
  ['/', false],
  ['//evil.example/mijn/', false],
])('whether Amstelwarmte has %s in the account: %s', (path, isThere) => {
  expect(accountPages(amstelwarmte.routes)(path)).toBe(isThere);
});

describe('in another language', () => {
  const english = routesIn(pomp, 'en-GB');

  test('addresses stand below its code, in its words', () => {
    expect(pathTo(english, { to: 'home' })).toBe('/en/');
    expect(pathTo(english, { to: 'houseInfoStep', houseId: '1', step: 'heating', from: 'review' })).toBe(
      '/en/account/home/heating-system/?houseId=1&back=review',
    );
    expect(pathTo(english, { to: 'reserved' })).toBe('/en/reserved/');
    expect(routesIn(pomp, 'nl-NL')).toEqual(dutchRoutes);
    expect([languagePrefix(pomp, 'nl-NL'), languagePrefix(pomp, 'en-GB')]).toEqual(['', '/en']);
  });

  test('a seller without words for them has its own', () => {
    const frisian = routesIn({ ...pomp, translatedRoutes: undefined }, 'fy-NL');
    expect(pathTo(frisian, { to: 'documents' })).toBe('/fy/account/documenten/');
    expect(frisian.review).toBe('nakijken');
  });

  test.each([
    ['/en/', 'en-GB'],
    ['/en', 'en-GB'],
    ['/en/account/?x=1', 'en-GB'],
    ['/', 'nl-NL'],
    ['/energielabel-verhogen/', 'nl-NL'],
    ['/account/en/', 'nl-NL'],
  ])('%s is in %s', (path, locale) => {
    expect(localeOfPath(pomp, path)).toBe(locale);
  });

  test.each([
    ['/account/?x=1', 'en-GB', '/en/account/?x=1'],
    ['/en/account/my-details/', 'nl-NL', '/account/my-details/'],
    ['/en/', 'nl-NL', '/'],
    ['/en/account/', 'en-GB', '/en/account/'],
  ])('%s is in %s at %s', (path, locale, there) => {
    expect(pathIn(pomp, path, locale)).toBe(there);
  });

  test('what is asked there is led to the same page', () => {
    const { translate } = translateAddresses(english, dutchRoutes);
    expect(translate('/en/account/home/heating-system/?houseId=1&back=review')).toBe(
      '/account/woning/verwarmingssysteem/?houseId=1&terug=nakijken',
    );
    expect(translate('/en/account/payment/?orderId=7&type=PY&back=1')).toBe('/account/betaling/?orderId=7&type=PY&terug=1');
    expect(translate('/account/')).toBeUndefined();
    expect(accountPages(english)('/en/account/home/new/')).toBe(true);
  });
});
