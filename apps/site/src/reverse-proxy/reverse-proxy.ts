import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { eventReplayScript } from '@pomp/design-system/before-hydration';
import { contentSecurityPolicy, type PolicySources, scriptHash } from '../security/content-security-policy';
import { type BackendProxy } from './backend-proxy';
import { type IsTrustedProxy } from './client-address';
import { destinationOf, isCall } from './destination';
import { type MemoryCache } from './memory-cache';
import { type FailurePage, guardPublicResponse } from './public-response';
import { sendErrorsAsJson, sendError } from './error-response';
import { shownPathHeader } from '../navigation/shown-path-header';
import { type PageAddresses } from './page-addresses';
import { ownRequestHeaders } from './request-headers';
import { isPage, leadToPage } from './lead-to-page';

export interface ReverseProxyOptions {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  backend: BackendProxy;
  isTrustedProxy: IsTrustedProxy;
  /** The first segments of the paths whose pages are for one visitor. */
  personalRoots: readonly string[];
  /** Absent where pages are shown at the addresses where they stand. */
  addresses?: PageAddresses | undefined;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Headers of the site's pages only. */
  pageHeaders: Record<string, string>;
  /** Absent in development, where React's tools need `eval` and Next shows its own page about a failure. */
  policies?: {
    /** For pages that are the same for everyone, which may run third-party scripts. */
    readonly public: PolicySources;
    readonly personal: PolicySources;
  };
  /** Origin of the editor that may frame drafts. */
  editor: string | undefined;
  failurePage: () => FailurePage;
  /** Absent in development, where nothing is kept. */
  pages?: MemoryCache;
  /** Whether the bench's floor is shown, which is nothing for visitors. */
  floor?: boolean;
}

/** The site's own reverse proxy: the API's calls go to the backend, everything else to Next, with the headers that keep both safe. */
export function createReverseProxy({
  next,
  backend,
  isTrustedProxy,
  personalRoots,
  addresses,
  headers,
  pageHeaders,
  policies,
  editor,
  failurePage,
  pages,
  floor = false,
}: ReverseProxyOptions): RequestListener {
  const strictest = policies && contentSecurityPolicy([], policies.public);

  return async (request, response) => {
    request.url = request.url?.replace(pagesOfNext, '/niet-gevonden/');
    const destination = destinationOf(request.method ?? 'GET', request.url ?? '/', personalRoots);
    const shown = addresses && isPage(destination) ? leadToPage(request, response, addresses) : undefined;
    if (destination.kind === 'public-page' && pages?.answer(request, response)) return;
    ownRequestHeaders(request, isTrustedProxy);
    if (shown !== undefined) request.headers[shownPathHeader] = shown;
    response.setHeaders(new Map(Object.entries(headers)));

    switch (destination.kind) {
      case 'backend':
        return backend(request, response, failurePage);
      case 'redirect':
        response.writeHead(308, { location: destination.location }).end();
        return;
      case 'error':
        return sendError(response, destination.status, { asCall: isCall(request.url ?? '') });
      case 'floor':
        if (!floor) return sendError(response, 404, { asCall: false });
        if (strictest) guardPublicResponse(response, { policy: strictest });
        return next(request, response);
      case 'public-page':
        response.setHeaders(new Map(Object.entries(pageHeaders)));
        pages?.store(request, response);
        // A cached page brings the hashes of its own scripts (see page-cache).
        if (strictest)
          guardPublicResponse(response, { policy: strictest, ...(request.headers.rsc === undefined && { failurePage }) });
        return next(request, response);
      case 'personal-page':
        response.setHeaders(new Map(Object.entries(pageHeaders)));
        if (policies) giveNonce(request, response, policies.personal);
        return next(request, response);
      case 'preview-page':
        response.setHeaders(new Map(Object.entries(pageHeaders)));
        if (policies) giveNonce(request, response, { ...policies.public, frameAncestors: editor ? [editor] : [] });
        return next(request, response);
      case 'call':
        sendErrorsAsJson(response);
        if (strictest) response.setHeader('content-security-policy', strictest);
        return next(request, response);
      case 'other':
        if (strictest) response.setHeader('content-security-policy', strictest);
        return next(request, response);
    }
  };
}

/** Pages of Next's own, in English: for our visitors they don't exist. */
const pagesOfNext = /^\/(?:404|500|_error|_not-found)\/(?=\?|$)/;

/** The one inline script that isn't Next's, and so gets no nonce. */
const eventReplayHash = scriptHash(eventReplayScript);

/** Next reads the nonce from the request's policy and puts it on its scripts. */
function giveNonce(request: IncomingMessage, response: ServerResponse, sources: PolicySources): void {
  const value = contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`, eventReplayHash], sources);
  request.headers['content-security-policy'] = value;
  response.setHeader('content-security-policy', value);
}
