import type { Customer } from '@pomp/domain';
import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../queries/call-key.js';
import { forgetSessionHint, hasSessionHint } from './session-hint.js';
import { tabStorage } from './tab-storage.js';

const storageKey = 'pomp.sessionEnded';
/** Of what happens to the storage of other tabs when a customer logs out; nothing stays there. */
const signOutKey = 'pomp.signedOut';

/** Whether the session that this tab may find to be gone is one that the customer ended in another. */
let endedElsewhere = false;

/** The session ended by itself, while this tab counted on it: the login says so. Not of a session that the customer ended in another tab. */
export const noteSessionEnd = (): void => {
  if (!endedElsewhere) tabStorage.set(storageKey, 'yes');
};

/** Whether a session ended by itself in this tab since someone logged in. */
export const hasSessionEnded = (): boolean => tabStorage.get(storageKey) !== undefined;

/** Someone is logged in, or logged out on purpose. */
export const forgetSessionEnd = (): void => {
  endedElsewhere = false;
  tabStorage.remove(storageKey);
};

/** The server knows no session. Nothing ended for whoever wasn't known here: an API at another origin is asked on a first visit too. */
export function noteSessionGone(queryClient: QueryClient): void {
  if (typeof document === 'undefined') return;
  if (queryClient.getQueryData<Customer | null>(sessionKey) || hasSessionHint(document.cookie)) noteSessionEnd();
  forgetSessionHint();
}

/** Tells other tabs that the customer logged out: that the hint is gone says only that a session is over, and not how. */
export function tellSignOut(): void {
  try {
    localStorage.setItem(signOutKey, 'yes');
    localStorage.removeItem(signOutKey);
  } catch {
    // Forbidden or full, or a server's.
  }
}

/** Hears that the customer logged out in another tab. */
export function hearSignOut({ key }: StorageEvent): void {
  if (key !== signOutKey) return;
  forgetSessionEnd();
  endedElsewhere = true;
}
