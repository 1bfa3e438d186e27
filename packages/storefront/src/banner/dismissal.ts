'use client';

import { tabStorage } from '@pomp/api-client';
import { useSyncExternalStore } from 'react';
import { dismissedKey as key } from './dismissal-script.js';

/** `unknown` on the server, and until the browser took over. */
export type Dismissal = 'unknown' | 'open' | 'dismissed';

const listeners = new Set<() => void>();

const dismissal = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Dismissal => (tabStorage.get(key) === 'true' ? 'dismissed' : 'open'),
  dismiss() {
    tabStorage.set(key, 'true');
    for (const listener of listeners) listener();
  },
};

/** Whether the banner was dismissed in this session: as long as the tab is open. */
export function useDismissal(): { dismissal: Dismissal; dismiss: () => void } {
  return {
    dismissal: useSyncExternalStore(dismissal.subscribe, dismissal.read, (): Dismissal => 'unknown'),
    dismiss: dismissal.dismiss,
  };
}
