import { tabStorage } from '../session/tab-storage.js';

export const ownHomeKey = 'pomp.home';

/** Whether this tab may know a home that someone calculated for: what reads it is only needed then. */
export const hasOwnHome = (): boolean => tabStorage.get(ownHomeKey) !== undefined;
