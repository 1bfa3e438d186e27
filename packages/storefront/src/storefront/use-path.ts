'use client';

import { pathTo } from '@pomp/edition';
import { useContext, useMemo } from 'react';
import { StorefrontSettingsContext } from './storefront-settings.js';
import type { StorefrontRoutes, StorefrontTarget } from './storefront-routes.js';

/** Where the seller's pages are. */
export function useRoutes(): StorefrontRoutes {
  const settings = useContext(StorefrontSettingsContext);
  if (!settings) throw new Error('What leads to other pages belongs inside <StorefrontProvider>.');
  return settings.routes;
}

/** The path of a target on this site. */
export function usePath(): (target: StorefrontTarget) => string {
  const routes = useRoutes();
  return useMemo(() => (target) => pathTo(routes, target), [routes]);
}
