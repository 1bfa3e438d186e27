'use client';

import type { Wait } from '@pomp/api-client';
import type { CalendarDate } from '@pomp/domain';
import type { EditionInPage } from '@pomp/edition';
import { createContext } from 'react';
import type { HubSpotSettings } from './hubspot-settings.js';

/** What a page says of the visitor's forms. Apart from what makes the calls, so that a page without a form doesn't carry that. */
export interface StorefrontSettings {
  /** Where browsers find the backend. */
  readonly backendUrl: string;
  readonly today: () => CalendarDate;
  readonly now: () => Date;
  /** For how many milliseconds this page has been open. */
  readonly sinceOpened: () => number;
  /** Takes what went wrong without concerning the visitor. */
  readonly log: (message: string) => void;
  /** Whose site it is: says where its pages are, and what is sold for how much. Pomp's unless given. */
  readonly edition?: Pick<EditionInPage, 'routes' | 'prices'> | undefined;
  /** How time passes between two tries of a call; by the clock unless given. */
  readonly wait?: Wait | undefined;
  /** Where HubSpot renders and keeps the forms for marketing; without it we do. */
  readonly hubSpot?: HubSpotSettings | undefined;
}

export const StorefrontSettingsContext = createContext<StorefrontSettings | undefined>(undefined);
