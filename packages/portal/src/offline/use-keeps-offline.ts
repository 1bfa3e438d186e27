import { useSyncExternalStore } from 'react';
import { ownerKey } from './kept-offline.js';

const neverTold = () => () => undefined;

function keepsOffline(): boolean {
  try {
    return localStorage.getItem(ownerKey) !== null;
  } catch {
    // A browser that forbids it keeps nothing.
    return false;
  }
}

/** Whether this device keeps pages of the account, from before this one was opened. */
export const useKeepsOffline = (): boolean => useSyncExternalStore(neverTold, keepsOffline, () => false);
