import { expect, test } from 'vitest';
import { bannerMayShow } from './banner-paths.js';

test.each(['/', '/producten/', '/kennisbank/subsidie/', '/vacatures/', '/accountant/'])('the banner may show on %s', (path) => {
  expect(bannerMayShow(path)).toBe(true);
});

test.each(['/account', '/account/', '/account/woning/', '/auth/login/', '/reservering-succes/', '/reservering-succes/pomp-ao/'])(
  'but not on %s',
  (path) => {
    expect(bannerMayShow(path)).toBe(false);
  },
);
