import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const supported = () => typeof window.PublicKeyCredential === 'function';
const likely = () => true;

/** Whether this browser knows passkeys. A server takes it that it does, as nearly all do: a button that comes later moves what is below it. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(never, supported, likely);
