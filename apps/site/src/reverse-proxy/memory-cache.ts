import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type EncodedPage, encodedPage, sendPage } from './encoded-page';
import { bufferResponse } from './buffer-response';

export interface MemoryCache {
  /** Answers when the page is known; says whether it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps what Next is going to answer, if that is for everyone. To be called before anything else patches the response. */
  store(request: IncomingMessage, response: ServerResponse): void;
}

export interface MemoryCacheOptions {
  /** Grows whenever a kept page changes or becomes old (see page-changes). */
  changes: () => number;
  /** A monotonic clock, in ms. */
  now: () => number;
}

interface CachedPage extends EncodedPage {
  change: number;
  until: number;
}

/** How long Next isn't asked whether a page became stale, in ms. Publishing doesn't wait for it. */
const maxAge = 60_000;
/** About 100 MB with its encodings. */
const maxPages = 1_000;

/**
 * The finished pages, compressed once, so that a cached page costs no more than sending it. Only what Next answered from
 * its cache is kept here; nothing is made, and nothing is older here than there.
 */
export function createMemoryCache({ changes, now }: MemoryCacheOptions): MemoryCache {
  const pages = new Map<string, CachedPage>();

  const keep = (path: string, page: CachedPage) => {
    pages.delete(path);
    pages.set(path, page);
    const [oldest] = pages.keys();
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
  };

  return {
    answer(request, response) {
      const page = asksForPage(request) ? pages.get(request.url ?? '') : undefined;
      if (!page || page.change !== changes() || now() >= page.until) return false;
      sendPage(page, request, response);
      return true;
    },
    store(request, response) {
      if (!asksForPage(request)) return;
      const path = request.url ?? '';
      const change = changes();
      const asked = { headers: { ...request.headers } };
      // We compress ourselves, and say ourselves whether it is still the same.
      delete request.headers['accept-encoding'];
      delete request.headers['if-none-match'];
      bufferResponse(response, (body, send) => {
        if (response.statusCode !== 200 || !String(response.getHeader('content-type')).startsWith('text/html')) {
          send();
          return;
        }
        const known = pages.get(path);
        const page = encodedPage(body, response.getHeaders());
        if (known?.etag === page.etag) page.encoded = known.encoded;
        if (response.getHeader('x-nextjs-cache') === 'HIT') keep(path, { ...page, change, until: now() + maxAge });
        for (const name of response.getHeaderNames()) if (name !== 'connection') response.removeHeader(name);
        sendPage(page, asked, response);
      });
    },
  };
}

/** Not for a part of a page, as Next's router asks, nor for someone's draft. */
function asksForPage({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.rsc === undefined && !url.includes('?') && !headers.cookie?.includes('__prerender_bypass');
}
