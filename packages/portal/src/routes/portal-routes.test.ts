import { houseInfo } from '@pomp/domain';
import { expect, test } from 'vitest';
import { dutchRoutes, pathTo } from './portal-routes.js';
import { houseInfoStepAt, stepFrom } from './step-slugs.js';

test('a target becomes the path of the portal that it is shown in', () => {
  expect(pathTo(dutchRoutes, { to: 'houseInfo' })).toBe('/account/woning/');
  expect(pathTo(dutchRoutes, { to: 'houseInfo', houseId: 'a b' })).toBe('/account/woning/?houseId=a+b');
  expect(pathTo(dutchRoutes, { to: 'installationStep', houseId: '1', flow: 'pomp ao', step: 'photos' })).toBe(
    '/account/installatie/fotos/?houseId=1&flow=pomp+ao',
  );
  expect(pathTo(dutchRoutes, { to: 'feedback', type: 'woning' })).toBe('/account/feedback/?type=woning');
  expect(pathTo({ ...dutchRoutes, dashboard: () => '/mijn/' }, { to: 'dashboard' })).toBe('/mijn/');
});

test('every step of the house info has an address of its own, and is found by it', () => {
  for (const step of houseInfo.order.steps) {
    const [, slug = ''] =
      /^\/account\/woning\/([a-z-]+)\/\?houseId=1$/.exec(pathTo(dutchRoutes, { to: 'houseInfoStep', houseId: '1', step })) ?? [];
    expect(houseInfoStepAt(slug)).toBe(step);
  }
  expect(houseInfoStepAt('nieuw')).toBeUndefined();
  expect(pathTo(dutchRoutes, { to: 'houseInfoStep', houseId: '1', step: 'house', from: 'review' })).toBe(
    '/account/woning/woning/?houseId=1&terug=nakijken',
  );
  expect([stepFrom('nakijken'), stepFrom('elders'), stepFrom(undefined)]).toEqual(['review', undefined, undefined]);
});
