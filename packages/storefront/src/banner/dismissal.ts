'use client';

import { useSyncExternalStore } from 'react';

const key = 'pomp_banner_dismissed';
const listeners = new Set<() => void>();

/** Until the page is loaded again, where the browser keeps nothing. */
let dismissedHere = false;

/** A browser that blocks storage throws at the mere mention of it. */
function stored(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const dismissal = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read() {
    const storage = stored();
    return storage ? storage.getItem(key) === 'true' : dismissedHere;
  },
  dismiss() {
    dismissedHere = true;
    stored()?.setItem(key, 'true');
    for (const listener of listeners) listener();
  },
};

/** Whether the banner was dismissed in this session: as long as the tab is open. The server can't know, and shows none. */
export function useDismissal(): { dismissed: boolean; dismiss: () => void } {
  const dismissed = useSyncExternalStore(dismissal.subscribe, dismissal.read, () => true);
  return { dismissed, dismiss: dismissal.dismiss };
}
