import { expect, test } from 'vitest';
import { dutchRoutes, pathTo } from './portal-routes.js';

test('a target becomes the path of the portal that it is shown in', () => {
  expect(pathTo(dutchRoutes, { to: 'houseInfo' })).toBe('/account/woning/');
  expect(pathTo(dutchRoutes, { to: 'houseInfo', houseId: 'a b' })).toBe('/account/woning/?houseId=a+b');
  expect(pathTo(dutchRoutes, { to: 'feedback', type: 'woning' })).toBe('/account/feedback/?type=woning');
  expect(pathTo({ ...dutchRoutes, dashboard: () => '/mijn/' }, { to: 'dashboard' })).toBe('/mijn/');
});
