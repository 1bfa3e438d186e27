import { tabStorage } from './tab-storage.js';

const storageKey = 'pomp.sessionEnded';

/** The session ended by itself, while this tab counted on it: the login says so. */
export const noteSessionEnd = (): void => {
  if (typeof document !== 'undefined') tabStorage.set(storageKey, 'yes');
};

/** Whether a session ended by itself in this tab since someone logged in. */
export const hasSessionEnded = (): boolean => tabStorage.get(storageKey) !== undefined;

export const forgetSessionEnd = (): void => tabStorage.remove(storageKey);
