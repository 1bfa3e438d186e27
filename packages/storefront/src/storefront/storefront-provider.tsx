'use client';

import { createApiClient } from '@pomp/api-client';
import type { CalendarDate } from '@pomp/domain';
import { useMemo, type ReactNode } from 'react';
import { StorefrontContext } from './storefront-context.js';

export interface StorefrontProviderProps {
  /** Where browsers find the backend. */
  readonly backendUrl: string;
  readonly today: () => CalendarDate;
  /** Takes what went wrong without concerning the visitor. */
  readonly log: (message: string) => void;
  readonly children: ReactNode;
}

/** So that a development tunnel in between doesn't answer with a page of its own. */
const headers = { 'ngrok-skip-browser-warning': 'true' };

/** Around pages with blocks that have a form or make a call. */
export function StorefrontProvider({ backendUrl, today, log, children }: StorefrontProviderProps) {
  const storefront = useMemo(() => ({ backend: createApiClient({ baseUrl: backendUrl, headers }), today, log }), [backendUrl, today, log]);
  return <StorefrontContext value={storefront}>{children}</StorefrontContext>;
}
