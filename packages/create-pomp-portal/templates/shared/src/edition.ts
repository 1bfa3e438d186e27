import { type Brand, pomp as pompBrand } from '@pomp/design-system/brands';
import { contentTargets, dutchRoutes, type Edition } from '@pomp/edition';
import { edition as pomp } from '@pomp/edition/editions/pomp';

/** How it looks. What isn't said here is Pomp's: colours, fonts, corners, shadows. A build warns of colours that cannot be read. */
export const brand: Brand = {
  id: 'brand-id',
  name: 'Brand Name',
  theme: {
    ...pompBrand.theme,
    color: {
      ...pompBrand.theme.color,
      // The brand’s own colours.
    },
  },
};

/** Where your own site is. What is no screen of the portal, such as the terms and the privacy statement, is a page there. */
const site = 'https://www.brand-id.example';

const sitePaths = Object.fromEntries(contentTargets.map((to) => [to, `${site}${dutchRoutes.paths[to]}`]));

/** All that this seller has of its own: its name and looks, where it is reached, its paths and its prices. */
export const edition: Edition = {
  ...pomp,
  id: brand.id,
  locale: 'nl-NL',
  locales: ['nl-NL'],
  brand,
  seller: {
    description: { 'nl-NL': 'Brand Name' },
    slogan: { 'nl-NL': 'Brand Name' },
    email: 'info@brand-id.example',
    phone: undefined,
    legal: undefined,
  },
  routes: { ...dutchRoutes, paths: { ...dutchRoutes.paths, ...sitePaths } },
};
