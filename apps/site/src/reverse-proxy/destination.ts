import { nativeForms } from '@pomp/storefront/native-form-path';
import { isPersonal } from '../navigation/personal-path';
import { previewRoot } from '../navigation/preview-root';
import { assetsRoot } from '../navigation/assets-root';
import { wellKnownName, type WellKnownName } from './well-known';

export type Destination =
  | { kind: 'backend' }
  /** A page that is the same for everyone. */
  | { kind: 'public-page' }
  /** A page of the account, the way to it, or one behind a link of a customer. */
  | { kind: 'personal-page' }
  /** A draft, for its editor. */
  | { kind: 'preview-page' }
  /** A call that the site answers itself. */
  | { kind: 'call' }
  /** What public pages are made of beside their HTML. */
  | { kind: 'asset' }
  /** What programs ask of any site (RFC 8615). */
  | { kind: 'well-known'; name: WellKnownName }
  /** Next's files. */
  | { kind: 'other' }
  /** What a form of a public page sends from a browser without script. */
  | { kind: 'native-form' }
  /** For good where the page has one address, 308; 303 to a page that stands in for what can't be read. */
  | { kind: 'redirect'; location: string; status: 303 | 308 }
  | { kind: 'error'; status: 400 | 404 | 405 };

const callPath = /^\/api\//;
/** In the seller's language or another one. */
const nativeFormPath = new RegExp(`^(/(?:[a-z]{2}/)?)${nativeForms}[\\w-]+/$`);
const backendPath = /^\/api\/(?:account|auth|download|getTerms)(?:\/|$)/;

/**
 * Where a request goes. `target` is the request line's path and query, which may be anything a client can send; `roots` say what the paths of
 * personal pages begin with.
 */
export function destinationOf(method: string, target: string, roots: readonly string[]): Destination {
  const queryAt = target.indexOf('?');
  const path = queryAt < 0 ? target : target.slice(0, queryAt);
  const query = queryAt < 0 ? '' : target.slice(queryAt);
  const reads = method === 'GET' || method === 'HEAD';

  if (!isPlainPath(path)) return { kind: 'error', status: 400 };
  if (path.includes('//')) {
    return reads
      ? { kind: 'redirect', location: path.replace(/\/{2,}/g, '/') + query, status: 308 }
      : { kind: 'error', status: 400 };
  }
  if (backendPath.test(path)) return { kind: 'backend' };
  if (path.startsWith('/_next/image')) return { kind: 'error', status: 404 };
  if (callPath.test(path)) return { kind: 'call' };
  if (path.startsWith('/_next/')) return { kind: 'other' };
  // The site has no Server Actions and its forms post to the API, or here without script: nothing else is ever done to a page.
  const [, home] = nativeFormPath.exec(path) ?? [];
  if (home !== undefined && method === 'POST') return { kind: 'native-form' };
  if (!reads) return { kind: 'error', status: 405 };
  // Nobody sent a form: its address was kept, or followed once it couldn't be answered.
  if (home !== undefined) return { kind: 'redirect', location: home, status: 303 };
  if (path.startsWith(assetsRoot)) return { kind: 'asset' };
  const name = wellKnownName(path);
  if (name) return { kind: 'well-known', name };
  if (isFile(path)) return { kind: 'other' };
  if (!path.endsWith('/')) return { kind: 'redirect', location: `${path}/${query}`, status: 308 };
  if (isPersonal([`${previewRoot}/`], path)) return { kind: 'preview-page' };
  return { kind: isPersonal(roots, path) ? 'personal-page' : 'public-page' };
}

/** Whether a program asked, which reads an error as JSON. */
export const isCall = (target: string): boolean => callPath.test(target);

/** No absolute form, no dot segments, no backslash or control character, not even in disguise: what we match is what Next sees. */
function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || /%2f|%5c/i.test(path)) return false;
  try {
    const decoded = decodeURIComponent(path);
    return !/[\\\p{Cc}]/u.test(decoded) && !decoded.split('/').some((segment) => segment === '.' || segment === '..');
  } catch {
    return false;
  }
}

const isFile = (path: string) => path.startsWith('/.well-known/') || path.slice(path.lastIndexOf('/')).includes('.');
