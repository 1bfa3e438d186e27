import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const supported = () => typeof window.PublicKeyCredential === 'function';
const notKnown = () => false;

/** Whether this browser knows passkeys; false while a server renders. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(never, supported, notKnown);
