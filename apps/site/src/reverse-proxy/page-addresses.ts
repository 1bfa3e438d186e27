import { isDeepStrictEqual } from 'node:util';
import { dutchRoutes, type Routes } from '@pomp/edition';
import { translateAddresses } from '@pomp/edition/addresses';
import { isPersonal } from '../navigation/personal-path';
import { personalRoots, rootOf } from '../navigation/personal-roots';

/** Where Next has the pages that visitors see at other addresses. */
export interface PageAddresses {
  /** The path and query of the page that is shown at another; undefined where those are the same. */
  standsAt(pathAndQuery: string): string | undefined;
}

/** Where nothing is: below the pages that it would be among, or among those for everyone. */
const nothing = { ofAccount: '/account/niet-gevonden/', ofAuth: '/auth/niet-gevonden/', public: '/niet-gevonden/' };

/** Undefined for an edition whose addresses are those where the pages stand: nothing has to be asked then. */
export function pageAddresses(routes: Routes): PageAddresses | undefined {
  if (isDeepStrictEqual(routes, dutchRoutes)) return undefined;
  const { translate } = translateAddresses(routes, dutchRoutes);
  const shownRoots = personalRoots(routes);
  const ownRoots = personalRoots(dutchRoutes);
  const account = [rootOf(routes, 'dashboard')];
  return {
    standsAt(pathAndQuery) {
      const page = translate(pathAndQuery);
      if (page !== undefined) return page;
      if (isPersonal(shownRoots, pathAndQuery)) return isPersonal(account, pathAndQuery) ? nothing.ofAccount : nothing.ofAuth;
      return isPersonal(ownRoots, pathAndQuery) ? nothing.public : undefined;
    },
  };
}
