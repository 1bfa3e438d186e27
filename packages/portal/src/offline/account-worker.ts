import { keptOffline, type KeptOffline, type ToldWorker } from './kept-offline.js';

/** What the worker needs of the scope that it runs in. */
export interface WorkerScope {
  readonly addEventListener: (type: string, listener: (event: never) => void) => void;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly location: { readonly origin: string };
  readonly registration: { readonly scope: string };
  readonly skipWaiting: () => Promise<void>;
  readonly indexedDB: IDBFactory;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly { readonly visibilityState: string }[]>;
  };
}

/** Where the worker sends files; addresses as a browser has them. */
export interface WorkerUploads {
  /** Gives who is logged in an upload token. */
  readonly token: string;
  /** Takes files, with what they answer behind the question mark. */
  readonly files: string;
}

interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface AskedEvent extends WorkerEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface SyncEvent extends WorkerEvent {
  readonly tag: string;
}
interface ToldEvent extends WorkerEvent {
  readonly data: ToldWorker | undefined;
}

/**
 * The account's service worker: whatever was seen last opens without reception, too. With reception nothing comes from here but the build's own files, whose names say what is in them.
 * It is sent to browsers as its own source, so it uses nothing that stands around it.
 */
export function accountWorker(worker: WorkerScope, { personal, files, most, sending }: KeptOffline, uploads?: WorkerUploads): void {
  const { caches, location } = worker;
  /** What was asked for before someone logged out isn't kept after it. */
  let round = 0;

  const isOwn = (url: URL) => url.origin === location.origin;
  const isFile = (url: URL) => isOwn(url) && url.pathname.startsWith('/_next/static/');
  const isPicture = (url: URL) => isOwn(url) && url.pathname.startsWith('/beeld/');
  const isAnswer = (url: URL) => isOwn(url) && url.pathname.startsWith('/api/') && !url.pathname.endsWith('/getUserData');
  const typeOf = (response: Response) => response.headers.get('content-type') ?? '';
  const isPage = (response: Response) => response.ok && !response.redirected && typeOf(response).startsWith('text/html');
  const isData = (response: Response) => response.status === 200 && typeOf(response).startsWith('application/json');

  const keep = async (name: string, url: string, response: Response, began = round) => {
    const cache = await caches.open(name);
    if (name === personal && began !== round) return;
    await cache.put(url, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  };
  const kept = async (name: string, url: string) => (await caches.open(name)).match(url, { ignoreVary: true });
  const forget = () => {
    round += 1;
    return caches.delete(personal);
  };

  const fromHere = async (event: AskedEvent) => {
    const { request } = event;
    const known = await kept(files, request.url);
    if (known) return known;
    const response = await worker.fetch(request);
    if (response.ok) event.waitUntil(keep(files, request.url, response.clone()));
    return response;
  };

  const fromThere = async (event: AskedEvent, name: string, mayBeKept: (response: Response) => boolean) => {
    const { request } = event;
    const began = round;
    try {
      const response = await worker.fetch(request);
      if (mayBeKept(response)) event.waitUntil(keep(name, request.url, response.clone(), began));
      return response;
    } catch (failure) {
      const known = await kept(name, request.url);
      if (known) return known;
      const start = worker.registration.scope;
      // A page that was never seen: the first one of the account leads on to those that were.
      if (request.mode === 'navigate' && (await kept(personal, start))) return Response.redirect(start);
      throw failure;
    }
  };

  /** A page that was opened without its document having been asked for, as Next asks for a part of it only: a phone that closed the tab opens documents. */
  const keepPage = async (url: string) => {
    const began = round;
    const response = await worker.fetch(url, { credentials: 'same-origin', headers: { accept: 'text/html' } });
    if (isPage(response)) await keep(personal, url, response, began);
  };
  const keepFile = async (url: string) => {
    if (await kept(files, url)) return;
    const response = await worker.fetch(url);
    if (response.ok) await keep(files, url, response);
  };

  interface KeptFile {
    readonly file: File;
    readonly about?: Record<string, string>;
    /** The page settles what it answers, and forgets it. */
    readonly sent?: true;
  }
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('The database gives nothing.')));
    });

  /** What the device has to send; the forms' own database, which isn't made here. */
  const openFiles = async () => {
    const opening = worker.indexedDB.open('pomp.files');
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    return done(opening).catch(() => undefined);
  };

  /** One at a time, whole. What is refused stays for the page, which says why. Fails without reception: the browser calls again. */
  const sendFiles = async ({ token, files: address }: WorkerUploads) => {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Someone is looking at a page: it sends them, and shows how far it is.
    if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
    const database = await openFiles();
    if (!database) return;
    try {
      const kept = () => database.transaction('kept').objectStore('kept');
      for (const key of await done(kept().getAllKeys())) {
        const entry = (await done(kept().get(key))) as KeptFile | undefined;
        if (!entry?.about || entry.sent) continue;
        const given = await worker.fetch(token, { method: 'POST', credentials: 'same-origin' });
        // The session ended: they go on after logging in.
        if (!given.ok) return;
        const { uploadToken } = (await given.json()) as { readonly uploadToken: string };
        const body = new FormData();
        body.append('files', entry.file, entry.file.name);
        const answer = await worker.fetch(`${address}?${new URLSearchParams(entry.about).toString()}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${uploadToken}` },
          body,
        });
        if (answer.status >= 500) throw new Error(`The server is busy: ${answer.status}.`);
        const writing = database.transaction('kept', 'readwrite').objectStore('kept');
        // Logged out, or sent by a page, meanwhile: nothing is put back.
        if (answer.ok && (await done(writing.getKey(key))) !== undefined) await done(writing.put({ ...entry, sent: true }, key));
      }
    } finally {
      database.close();
    }
  };

  worker.addEventListener('sync', (event: SyncEvent) => {
    if (event.tag === sending && uploads) event.waitUntil(sendFiles(uploads));
  });
  worker.addEventListener('install', (event: WorkerEvent) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event: WorkerEvent) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('message', (event: ToldEvent) => {
    const { page, files: used = [], forget: isOver = false } = event.data ?? {};
    const work = used.filter((url) => isFile(new URL(url))).map((url) => keepFile(url));
    if (page?.startsWith(worker.registration.scope)) work.push(keepPage(page));
    if (isOver) work.push(forget().then(() => undefined));
    // One that can't be had now is kept the next time.
    event.waitUntil(Promise.allSettled(work));
  });
  worker.addEventListener('fetch', (event: AskedEvent) => {
    const { request } = event;
    const url = new URL(request.url);
    // Logging out. A page whose session ended by itself asks it in a request that may outlive the page: its customer comes back.
    if (request.method === 'POST' && url.pathname.endsWith('/removeSession') && !request.keepalive) {
      const gone = worker.fetch(request);
      event.respondWith(gone);
      event.waitUntil(gone.then(forget, () => undefined));
      return;
    }
    if (request.method !== 'GET') return;
    // Neither is a page that a browser fetches ahead one that was opened.
    if (request.mode === 'navigate' && request.headers.has('sec-purpose')) return;
    if (request.mode === 'navigate') event.respondWith(fromThere(event, personal, isPage));
    else if (isFile(url)) event.respondWith(fromHere(event));
    else if (isPicture(url)) event.respondWith(fromThere(event, files, (response) => response.ok));
    else if (isAnswer(url)) event.respondWith(fromThere(event, personal, isData));
  });
}

/** The worker as a script, for a host to answer with. @param uploads without it files are only sent by pages. */
export const accountWorkerScript = (uploads?: WorkerUploads): string =>
  `(${accountWorker.toString()})(self, ${JSON.stringify(keptOffline)}, ${JSON.stringify(uploads)});\n`;
