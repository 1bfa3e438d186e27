'use client';

import { createApiClient, wait as waitByTheClock, type ApiClient, type Wait } from '@pomp/api-client';
import { useLanguage } from '@pomp/language/react';
import { useMemo } from 'react';
import { backendOf } from './backend-of.js';
import { type StorefrontSettings, useStorefrontSettings } from './storefront-settings.js';

export interface Storefront extends Pick<StorefrontSettings, 'today' | 'log'> {
  /** The backend's calls: browsers make them there directly. */
  readonly backend: ApiClient;
  /** The calls that the site itself passes on. */
  readonly site: ApiClient;
  readonly wait: Wait;
}

export function useStorefront(): Storefront {
  const { backendUrl, today, log, wait = waitByTheClock } = useStorefrontSettings();
  const { locale } = useLanguage();
  return useMemo(
    () => ({
      backend: backendOf(backendUrl, locale),
      site: createApiClient({ locale }),
      today,
      log,
      wait,
    }),
    [backendUrl, locale, today, log, wait],
  );
}

/** What the rules of a visitor's form may read. */
export function useFormScope() {
  const { today } = useStorefront();
  return useMemo(() => ({ after: {}, context: { today: today() } }), [today]);
}
