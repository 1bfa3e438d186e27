import { isDeepStrictEqual } from 'node:util';
import { priceList } from '@pomp/domain';
import { dutchRoutes, type EditionInPage, editionInPage as dataOf, type Locale, routesIn } from '@pomp/edition';
import type { PortalEdition } from '@pomp/portal';
import { siteEdition } from './edition';

/** What travels to the browser of this site's edition, in a language; undefined where that is what the packages' scripts take unless told otherwise. */
export function editionInPage(locale: Locale): EditionInPage | undefined {
  const edition = siteEdition();
  const routes = routesIn(edition, locale);
  const { prices } = edition;
  return isDeepStrictEqual({ routes, prices }, { routes: dutchRoutes, prices: priceList })
    ? undefined
    : dataOf({ ...edition, routes }, { locale });
}

/** The part of it that the portal's pages need. */
export function portalInPage(locale: Locale): PortalEdition {
  const { locale: own, locales } = siteEdition();
  const routes = editionInPage(locale)?.routes;
  return { locale: own, locales, ...(routes && { routes }) };
}
