'use client';

import { useContext } from 'react';
import { StorefrontSettingsContext } from './storefront-settings.js';
import { useInBrowser } from './use-in-browser.js';

/**
 * What time it is, for what depends on it: 'Nieuw', 'Vandaag', ages. Undefined on the server and while the page comes alive: a cached
 * page can't know, so something that doesn't depend on it stands there first, in as much room.
 */
export function useNow(): Date | undefined {
  const settings = useContext(StorefrontSettingsContext);
  if (!settings) throw new Error('What depends on the time belongs inside <StorefrontProvider>.');
  const inBrowser = useInBrowser();
  return inBrowser ? settings.now() : undefined;
}
