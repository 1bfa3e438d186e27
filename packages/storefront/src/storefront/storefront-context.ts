'use client';

import type { ApiClient } from '@pomp/api-client';
import type { CalendarDate } from '@pomp/domain';
import { createContext, useContext, useMemo } from 'react';

export interface Storefront {
  /** The backend's calls: browsers make them there directly. */
  readonly backend: ApiClient;
  readonly today: () => CalendarDate;
  /** Takes what went wrong without concerning the visitor. */
  readonly log: (message: string) => void;
}

export const StorefrontContext = createContext<Storefront | undefined>(undefined);

export function useStorefront(): Storefront {
  const storefront = useContext(StorefrontContext);
  if (!storefront) throw new Error('Blocks with a form or a call belong inside <StorefrontProvider>.');
  return storefront;
}

/** What the rules of a visitor's form may read. */
export function useFormScope() {
  const { today } = useStorefront();
  return useMemo(() => ({ after: {}, context: { today: today() } }), [today]);
}
