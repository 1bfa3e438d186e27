'use client';

import { createApiClient, wait as waitByTheClock, type ApiClient, type Wait } from '@pomp/api-client';
import { useLanguage } from '@pomp/language/react';
import { useContext, useMemo } from 'react';
import { StorefrontSettingsContext, type StorefrontSettings } from './storefront-settings.js';

export interface Storefront extends Pick<StorefrontSettings, 'today' | 'log'> {
  /** The backend's calls: browsers make them there directly. */
  readonly backend: ApiClient;
  /** The calls that the site itself passes on. */
  readonly site: ApiClient;
  readonly wait: Wait;
}

/** So that a development tunnel in between doesn't answer with a page of its own. */
const headers = { 'ngrok-skip-browser-warning': 'true' };

export function useStorefront(): Storefront {
  const settings = useContext(StorefrontSettingsContext);
  if (!settings) throw new Error('Blocks with a form or a call belong inside <StorefrontProvider>.');
  const { backendUrl, today, log, wait = waitByTheClock } = settings;
  const { locale } = useLanguage();
  return useMemo(
    () => ({
      backend: createApiClient({ baseUrl: backendUrl, locale, headers }),
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
