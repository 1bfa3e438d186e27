import { keptOffline } from './kept-offline.js';

/** Background Sync, which some browsers have and TypeScript doesn't know. */
type Syncing = ServiceWorkerRegistration & { readonly sync?: { readonly register: (tag: string) => Promise<void> } };

/** Asks the worker to send what the device has, once there is reception, whatever becomes of the page. */
async function ask(): Promise<void> {
  const registrations: readonly Syncing[] = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map(({ sync }) => sync?.register(keptOffline.sending)));
}

/**
 * Leaves files to the worker where this page may not live to send them: when it is put away, and while there is no reception. A browser without Background Sync sends them once
 * the account is opened again. Gives what ends that.
 */
export function sendInBackground(isBusy: () => boolean): () => void {
  const leave = () => {
    // A browser that forbids it has the account to open.
    if (isBusy() && (document.hidden || !navigator.onLine)) void ask().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('offline', leave);
  return () => {
    document.removeEventListener('visibilitychange', leave);
    window.removeEventListener('offline', leave);
  };
}
