'use client';

import { useContext } from 'react';
import { StorefrontSettingsContext } from './storefront-settings.js';
import type { StorefrontRoutes } from './storefront-routes.js';

/** Where the seller's pages are. */
export function useRoutes(): StorefrontRoutes {
  const settings = useContext(StorefrontSettingsContext);
  if (!settings) throw new Error('What leads to other pages belongs inside <StorefrontProvider>.');
  return settings.routes;
}
