import { pathTo } from '@pomp/edition';
import type { StorefrontRoutes } from '../storefront/storefront-routes.js';

/** Whether the banner may be seen on a page; everywhere that it may, its place at the top is kept free. */
export function bannerMayShow(routes: StorefrontRoutes, pathname: string): boolean {
  return !quietPlaces(routes).some((place) => pathname === place || `${pathname}/`.startsWith(place));
}

/** Where people are busy with something of their own. */
const quietPlaces = (routes: StorefrontRoutes): readonly string[] => [
  ...(['dashboard', 'login', 'forgotPassword', 'setPassword', 'confirmEmail'] as const).map((to) => routes.paths[to]),
  pathTo(routes, { to: 'reserved' }),
];
