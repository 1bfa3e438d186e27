/** False where the browser knows that there is no connection: trying for minutes would only keep it from being said. */
export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;
