'use client';

import { dutchRoutes, pathTo, type Routes, type Target } from '@pomp/edition';
import { useContext, useMemo } from 'react';
import { StorefrontSettingsContext } from './storefront-settings.js';

/** Where the seller's pages are; those of Pomp's Dutch site outside a provider, or in one that doesn't say. */
export const useRoutes = (): Routes => useContext(StorefrontSettingsContext)?.edition?.routes ?? dutchRoutes;

/** The path of a target on this site. */
export function usePath(): (target: Target) => string {
  const routes = useRoutes();
  return useMemo(() => (target) => pathTo(routes, target), [routes]);
}
