import type { StorefrontRoutes } from '../storefront/storefront-routes.js';

/** Whether the banner may be seen on a page; everywhere that it may, its place at the top is kept free. */
export const bannerMayShow = ({ banner }: Pick<StorefrontRoutes, 'banner'>, pathname: string): boolean =>
  !banner.quietPlaces.some((place) => `${pathname}/`.startsWith(place));
