import { dutchRoutes } from '@pomp/edition';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { expect, test } from 'vitest';
import { bannerMayShow } from './banner-paths.js';

test.each(['/', '/producten/', '/kennisbank/subsidie/', '/vacatures/', '/accountant/'])('the banner may show on %s', (path) => {
  expect(bannerMayShow(dutchRoutes, path)).toBe(true);
});

test.each(['/account', '/account/', '/account/woning/', '/auth/login/', '/reservering-succes/', '/reservering-succes/pomp-ao/'])(
  'but not on %s',
  (path) => {
    expect(bannerMayShow(dutchRoutes, path)).toBe(false);
  },
);

test('where another seller has its account, the banner is quiet too', () => {
  expect(bannerMayShow(amstelwarmte.routes, '/mijn/huis/')).toBe(false);
  expect(bannerMayShow(amstelwarmte.routes, '/inloggen/')).toBe(false);
  expect(bannerMayShow(amstelwarmte.routes, '/account/')).toBe(true);
});
