'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { filterAddress, readFilter, type VacancyFilter } from './vacancy-filter.js';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * The filter in the page's own address, so that it is there again after a look at a vacancy. The server, which makes one page for every
 * visitor, has none.
 */
export function useFilter(): readonly [filter: VacancyFilter, apply: (filter: VacancyFilter) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const filter = useMemo(() => readFilter(search), [search]);
  const apply = useCallback((wanted: VacancyFilter) => {
    const address = filterAddress(window.location.pathname, wanted);
    if (address !== window.location.pathname + window.location.search) window.history.pushState(null, '', address);
    for (const listener of listeners) listener();
  }, []);
  return [filter, apply];
}
