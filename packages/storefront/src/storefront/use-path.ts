'use client';

import { pathTo } from '@pomp/edition';
import { useMemo } from 'react';
import type { StorefrontTarget } from './storefront-routes.js';
import { useRoutes } from './use-routes.js';

/** The path of a target on this site. A page without values in its address needs only `useRoutes`, which every page carries anyway. */
export function usePath(): (target: StorefrontTarget) => string {
  const routes = useRoutes();
  return useMemo(() => (target) => pathTo(routes, target), [routes]);
}
