'use client';

import type { Wait } from '@pomp/api-client';
import type { CalendarDate } from '@pomp/domain';
import type { EditionInPage } from '@pomp/edition';
import type { StorefrontRoutes } from './storefront-routes.js';
import { createContext, useContext } from 'react';
import type { HubSpotSettings } from './hubspot-settings.js';

/** What a page says of the visitor's forms. Apart from what makes the calls, so that a page without a form doesn't carry that. */
export interface StorefrontSettings {
  /** Where browsers find the backend. */
  readonly backendUrl: string;
  readonly today: () => CalendarDate;
  /** For how many milliseconds this page has been open. */
  readonly sinceOpened: () => number;
  /** Takes what went wrong without concerning the visitor. */
  readonly log: (message: string) => void;
  /** Where the seller's pages are, as `storefrontRoutes` makes it of the edition's. */
  readonly routes: StorefrontRoutes;
  /** What is sold, and for how much; Pomp's price list unless given. */
  readonly prices?: EditionInPage['prices'] | undefined;
  /** What the seller is called in running text; Pomp unless given. */
  readonly sellerName?: string | undefined;
  /** How time passes between two tries of a call; by the clock unless given. */
  readonly wait?: Wait | undefined;
  /** Where HubSpot renders and keeps the forms for marketing; without it we do. */
  readonly hubSpot?: HubSpotSettings | undefined;
}

/** How the storefront's blocks know what the host has given. */
export const StorefrontSettingsContext = createContext<StorefrontSettings | undefined>(undefined);

/** What the page says of the visitor's forms. */
export function useStorefrontSettings(): StorefrontSettings {
  const settings = useContext(StorefrontSettingsContext);
  if (!settings) throw new Error('Blocks with a form or a call belong inside <StorefrontProvider>.');
  return settings;
}
