import type { OfflineWorker } from '../portal/offline-worker.js';
import { keptOffline, ownerKey, type ToldWorker } from './kept-offline.js';

/** What another customer left on this device is gone before anything of this one is kept. @returns whether that was so, or nothing was kept yet */
async function takeOver(customerId: string): Promise<boolean> {
  if (localStorage.getItem(ownerKey) === customerId) return false;
  await forgetOffline();
  localStorage.setItem(ownerKey, customerId);
  return true;
}

/** Milliseconds after which a page counts as seen: who clicks on at once didn't look. */
const seenAfter = 1_000;

/** The address that was kept last; first that of the document itself. */
let last: string | undefined;
const toldFiles = new Set<string>();

/** The address of the page's document where a worker brought it; one that took over later didn't. */
function broughtByWorker(): string | undefined {
  const [brought] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return brought && brought.workerStart > 0 ? brought.name : undefined;
}

/** What the page loaded of the build since this was asked last: also what came at a touch. */
function newFiles(): readonly string[] {
  const start = `${location.origin}/_next/static/`;
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const found = [...new Set(names)].filter((name) => name.startsWith(start) && !toldFiles.has(name));
  for (const name of found) toldFiles.add(name);
  return found;
}

const told = ({ active }: ServiceWorkerRegistration, message: ToldWorker) => active?.postMessage(message);

/** `ready` never says so to a page that began outside the worker's paths, as after logging in. */
function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    }),
  );
}

/** Keeps each page that a customer opens, so that it opens without reception. Gives what ends that. */
export function keepOffline(customerId: string, { url, scope }: OfflineWorker): () => void {
  const { serviceWorker } = navigator;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;

  const ready = (async () => {
    const isNew = await takeOver(customerId);
    const registration = await serviceWorker.register(url, { scope });
    if (isNew) last = undefined;
    // A worker keeps by itself the documents that it brings.
    else last ??= broughtByWorker();
    await isActive(registration);
    return registration;
  })();
  // Whoever waits for it hears why; until then nobody does.
  ready.catch(() => undefined);
  const keep = async () => {
    const registration = await ready;
    if (gone) return;
    const page = location.href === last ? undefined : location.href;
    const files = newFiles();
    if (page === undefined && files.length === 0) return;
    last = location.href;
    told(registration, { ...(page !== undefined && { page }), files });
  };
  const soon = () => {
    clearTimeout(timer);
    // A browser that forbids it shows the account as it always did.
    timer = setTimeout(() => void keep().catch(() => undefined), seenAfter);
  };

  const { navigation } = globalThis as { readonly navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', soon);
  const watcher = new PerformanceObserver(soon);
  watcher.observe({ type: 'resource' });
  soon();
  return () => {
    gone = true;
    clearTimeout(timer);
    watcher.disconnect();
    navigation?.removeEventListener('currententrychange', soon);
  };
}

/** For logging out. */
export async function forgetOffline(): Promise<void> {
  localStorage.removeItem(ownerKey);
  if (!('caches' in globalThis)) return;
  await caches.delete(keptOffline.personal);
  // What it has on its way isn't kept either.
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? []) told(registration, { forget: true });
}
