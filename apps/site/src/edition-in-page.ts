import { isDeepStrictEqual } from 'node:util';
import { priceList } from '@pomp/domain';
import { dutchRoutes, type EditionInPage, editionInPage as dataOf } from '@pomp/edition';
import { siteEdition } from './edition';

/** What travels to the browser of this site's edition; undefined where that is what the packages' scripts take unless told otherwise. */
export function editionInPage(): EditionInPage | undefined {
  const edition = siteEdition();
  const { routes, prices } = edition;
  return isDeepStrictEqual({ routes, prices }, { routes: dutchRoutes, prices: priceList }) ? undefined : dataOf(edition);
}
