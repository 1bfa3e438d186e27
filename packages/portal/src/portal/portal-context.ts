'use client';

import type { BookingPage, CalendarDate } from '@pomp/domain';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { pathIn, pathTo, type Edition, type Locale, type Routes, type Target } from '@pomp/edition';
import type { OfflineWorker } from './offline-worker.js';
import type { RedirectLock } from './redirect-lock.js';

export interface Portal {
  readonly today: () => CalendarDate;
  readonly now: () => Date;
  /** How long after an answer it is saved by itself, in milliseconds. */
  readonly keepAfter: number;
  readonly routes: Routes;
  /** The seller's own language, and those that can be chosen. */
  readonly languages: Pick<Edition, 'locale' | 'locales'>;
  /** Addresses of the pages where an inspection is planned. */
  readonly bookingPages: Readonly<Record<BookingPage, string>> | undefined;
  /** Where browsers find the backend. */
  readonly backendUrl: string;
  /** What lets the account open without reception. */
  readonly offlineWorker: OfflineWorker | undefined;
  readonly redirectLock: RedirectLock;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('Screens of the portal belong inside a <PortalProvider>.');
  return portal;
}

/** The path of a target in this portal. */
export function usePath(): (target: Target) => string {
  const { routes } = usePortal();
  return useMemo(() => (target) => pathTo(routes, target), [routes]);
}

/** Where a path of this portal is in another language. */
export function usePathIn(): (path: string, locale: Locale) => string {
  const { languages } = usePortal();
  return useCallback((path, locale) => pathIn(languages, path, locale), [languages]);
}

/** What the rules of a section read, for sections that depend on no other. */
export function useSectionScope() {
  const today = usePortal().today();
  return useMemo(() => ({ after: {}, context: { today } }), [today]);
}
