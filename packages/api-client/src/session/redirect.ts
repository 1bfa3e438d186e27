import { tabStorage } from './tab-storage.js';

const storageKey = 'pomp.redirect';
const maxLength = 2000;

/** Only there to resolve a path against; never shown or called. */
const someOrigin = 'https://site.invalid';

/** Characters that browsers drop or read as a slash, so that a path with them can turn into another host. */
const deceptive = /[\\\p{Cc}\p{Cf}\p{Z}]/u;

/** Whether it is a path on this very site: `//evil`, `/\evil`, `javascript:` and absolute addresses are not. */
export function isSamePagePath(path: unknown): path is `/${string}` {
  if (typeof path !== 'string' || path.length > maxLength || !path.startsWith('/') || path.startsWith('//') || deceptive.test(path))
    return false;
  if (!URL.canParse(path, someOrigin)) return false;
  const { origin, pathname } = new URL(path, someOrigin);
  // `/.//evil` resolves to the path `//evil`, which a router could take for a host.
  return origin === someOrigin && !pathname.startsWith('//');
}

/** Remembers where the customer wanted to go, for after logging in. What isn't a path on this site is not remembered. */
export function storeRedirect(path: string): void {
  if (isSamePagePath(path)) tabStorage.set(storageKey, path);
}

/** The remembered path, once; `otherwise` when there is none, or when it isn't a path on this site. */
export function takeRedirect(otherwise: string): string {
  const path = tabStorage.take(storageKey);
  return isSamePagePath(path) ? path : otherwise;
}
