'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { readResult, type CheckedAddress } from './result-address.js';

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** What the page's own address says; 'unread' on the server, which makes one page for every visitor. */
export function useResult(): CheckedAddress | 'unread' | undefined {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => undefined,
  );
  return useMemo(() => (search === undefined ? 'unread' : readResult(search)), [search]);
}
