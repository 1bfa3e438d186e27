import { dutchRoutes } from '@pomp/edition';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { expect, test } from 'vitest';
import { storefrontRoutes } from '../storefront/storefront-routes.js';
import { bannerMayShow } from './banner-paths.js';

test.each(['/', '/producten/', '/kennisbank/subsidie/', '/vacatures/', '/accountant/'])('the banner may show on %s', (path) => {
  expect(bannerMayShow(storefrontRoutes(dutchRoutes), path)).toBe(true);
});

test.each(['/account', '/account/', '/account/woning/', '/auth/login/', '/reservering-succes/', '/reservering-succes/pomp-ao/'])(
  'but not on %s',
  (path) => {
    expect(bannerMayShow(storefrontRoutes(dutchRoutes), path)).toBe(false);
  },
);

test('where another seller has its account, the banner is quiet too', () => {
  expect(bannerMayShow(storefrontRoutes(amstelwarmte.routes), '/mijn/huis/')).toBe(false);
  expect(bannerMayShow(storefrontRoutes(amstelwarmte.routes), '/inloggen/')).toBe(false);
  expect(bannerMayShow(storefrontRoutes(amstelwarmte.routes), '/account/')).toBe(true);
});
