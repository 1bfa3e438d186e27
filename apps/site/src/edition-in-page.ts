import { isDeepStrictEqual } from 'node:util';
import { priceList, type ProductPrice } from '@pomp/domain';
import { dutchRoutes, type Routes } from '@pomp/edition';
import { siteEdition } from './edition';

interface EditionInPage {
  readonly routes?: Routes;
  readonly prices?: readonly ProductPrice[];
}

/** What travels to the browser of this site's edition: only what isn't what the packages' scripts take unless told otherwise. */
export function editionInPage(): EditionInPage {
  const { routes, prices } = siteEdition();
  return {
    ...(!isDeepStrictEqual(routes, dutchRoutes) && { routes }),
    ...(!isDeepStrictEqual(prices, priceList) && { prices }),
  };
}
