'use client';

import { useMemo, type ReactNode } from 'react';
import { StorefrontSettingsContext, type StorefrontSettings } from './storefront-settings.js';

export interface StorefrontProviderProps extends StorefrontSettings {
  readonly children: ReactNode;
}

/** Around pages with blocks that have a form or make a call. */
export function StorefrontProvider({ backendUrl, today, now, sinceOpened, log, children }: StorefrontProviderProps) {
  const settings = useMemo(() => ({ backendUrl, today, now, sinceOpened, log }), [backendUrl, today, now, sinceOpened, log]);
  return <StorefrontSettingsContext value={settings}>{children}</StorefrontSettingsContext>;
}
