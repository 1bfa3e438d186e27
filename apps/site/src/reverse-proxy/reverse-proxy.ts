import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { headScript } from '../frame/head-script';
import type { Language } from '@pomp/language';
import { contentSecurityPolicy, type PolicySources, scriptHash } from '../security/content-security-policy';
import { shownElsewhere } from '../security/response-headers';
import { type BackendProxy } from './backend-proxy';
import { beginTrace } from './begin-trace';
import { type IsTrustedProxy } from './client-address';
import { destinationOf, isCall } from './destination';
import { type FailurePage, guardResponse, sendFailurePage } from './guard-response';
import { sendErrorsAsJson, sendError, sendMissingFilesEmpty } from './error-response';
import { shownPathHeader } from '../navigation/shown-path-header';
import { type PageAddresses } from './page-addresses';
import type { PublicPages } from './public-pages';
import type { AnswerFile } from './kept-files';
import { pathOfSharePicture } from '../seo/share-picture-address';
import { isOfBuild, isServedByNext } from './site-files';
import type { WellKnown } from './well-known';
import { ownRequestHeaders } from './request-headers';
import { isPage, leadToPage } from './lead-to-page';

export interface ReverseProxyOptions {
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  backend: BackendProxy;
  isTrustedProxy: IsTrustedProxy;
  /** What the paths begin with whose pages are for one visitor. */
  personalRoots: readonly string[];
  addresses: PageAddresses;
  wellKnown: WellKnown;
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Headers of the pages that Next makes. */
  pageHeaders: Record<string, string>;
  /** Absent in development, where React's tools need `eval` and Next shows its own page about a failure. */
  policies?: {
    /** For pages that are the same for everyone, which may run third-party scripts. */
    readonly public: PolicySources;
    readonly personal: PolicySources;
  };
  /** In a language. */
  failurePage: (locale: string) => FailurePage;
  /** What a call is answered in, by the languages that it accepts. */
  speak: (accepted: string | undefined) => Language;
  /** What makes pages for everyone; while developing, what was built last. */
  publicPages: () => Promise<PublicPages>;
  /** Answers for the files of Next's build; absent in development, where Next makes them as they are asked for. */
  buildFiles?: AnswerFile | undefined;
  /** Paths of files that Next serves beside its own. */
  files: ReadonlySet<string>;
  /** Told of a page that could not be made. */
  report: (error: unknown) => void;
}

/** The site's own reverse proxy: the API's calls go to the backend, everything else to Next, with the headers that keep both safe. */
export function createReverseProxy({
  next,
  backend,
  isTrustedProxy,
  personalRoots,
  addresses,
  wellKnown,
  headers,
  pageHeaders,
  policies,
  failurePage,
  speak,
  publicPages,
  buildFiles,
  files,
  report,
}: ReverseProxyOptions): RequestListener {
  const languageOfCall = ({ headers }: IncomingMessage) => speak(headers['accept-language']);
  const strictest = policies && contentSecurityPolicy([], policies.public);

  /** Nothing is said yet when it rejects: a page that says so takes the place of one that can't be had. */
  const fromPublicPages = async (
    response: ServerResponse,
    failure: () => FailurePage,
    answer: (pages: PublicPages) => Promise<void>,
  ): Promise<void> => {
    try {
      await answer(await publicPages());
    } catch (error) {
      report(error);
      sendFailurePage(response, failure());
    }
  };

  /** Whoever asks for a page is told why there are none. */
  const pagesAtHand = () => publicPages().catch(() => undefined);

  /** The share picture of a page that isn't there. Where that can't be known, whoever makes it says so. */
  const picturesNoPage = async (asked: string): Promise<boolean> => {
    const path = pathOfSharePicture(asked.split('?', 1)[0] ?? '');
    if (path === undefined) return false;
    const pages = await pagesAtHand();
    return pages !== undefined && !(await pages.isKnown(path).catch(() => true));
  };

  /** What can't be read this way, Next may still have. */
  const answerByBuild = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!buildFiles || !/^(?:GET|HEAD)$/.test(request.method ?? '')) return false;
    return buildFiles(request, response).catch((error: unknown) => {
      report(error);
      return false;
    });
  };

  return async (request, response) => {
    const asked = request.url ?? '/';
    const destination = destinationOf(request.method ?? 'GET', asked, personalRoots);
    if (destination.kind === 'public-page' && (await pagesAtHand())?.answerAtHand(request, response)) return;
    ownRequestHeaders(request, isTrustedProxy);
    response.setHeaders(new Map(Object.entries(headers)));
    const failure = () => failurePage(addresses.localeOf(asked));
    const answerMissing = (pages: PublicPages) => pages.answerMissing(request, response, addresses.localeOf(asked));
    if (isPage(destination)) {
      beginTrace(request);
      const moved = addresses.movedTo(asked);
      if (moved !== undefined) {
        response.writeHead(307, { location: moved }).end();
        return;
      }
    }

    switch (destination.kind) {
      case 'backend':
        return backend(request, response, {
          language: languageOfCall(request),
          failurePage: () => failurePage(languageOfCall(request).locale),
        });
      case 'redirect':
        response.writeHead(destination.status, { location: destination.location }).end();
        return;
      case 'native-form':
        return fromPublicPages(response, failure, (pages) => pages.answerForm(request, response));
      case 'error':
        return sendError(response, destination.status, isCall(asked) ? languageOfCall(request) : undefined);
      case 'public-page':
        return fromPublicPages(response, failure, (pages) => pages.answer(request, response));
      case 'personal-page': {
        if (addresses.isNowhere(asked)) return fromPublicPages(response, failure, answerMissing);
        const page = addresses.find(asked);
        if (!page.isOfAccount) return fromPublicPages(response, failure, (pages) => pages.answerSignedOut(request, response, page));
        response.setHeaders(new Map(Object.entries(pageHeaders)));
        request.headers[shownPathHeader] = leadToPage(request, response, page);
        if (policies) {
          const policy = giveNonce(request, response, policies.personal);
          if (request.headers.rsc === undefined) guardResponse(response, { policy, failurePage: failure });
        }
        return next(request, response);
      }
      case 'preview-page':
        return fromPublicPages(response, failure, (pages) => pages.answerPreview(request, response));
      case 'asset':
        return fromPublicPages(response, failure, async (pages) => {
          if (!(await pages.answerAsset(request, response))) sendError(response, 404);
        });
      case 'call':
        sendErrorsAsJson(response, languageOfCall(request));
        // The one for editors has their secret in its address.
        response.setHeader('referrer-policy', 'no-referrer');
        if (strictest) response.setHeader('content-security-policy', strictest);
        return next(request, response);
      case 'well-known':
        return wellKnown(destination.name, response);
      case 'other':
        if (!isServedByNext(asked, files) || (await picturesNoPage(asked)))
          return fromPublicPages(response, failure, answerMissing);
        if (strictest) response.setHeader('content-security-policy', strictest);
        if (isOfBuild(asked)) {
          if (await answerByBuild(request, response)) return;
          sendMissingFilesEmpty(response);
        } else response.setHeaders(new Map(Object.entries(shownElsewhere)));
        return next(request, response);
    }
  };
}

/** The one inline script that isn't Next's, and so gets no nonce. */
const headScriptHash = scriptHash(headScript);

/** Next reads the nonce from the request's policy and puts it on its scripts. */
function giveNonce(request: IncomingMessage, response: ServerResponse, sources: PolicySources): string {
  const value = contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`, headScriptHash], sources);
  request.headers['content-security-policy'] = value;
  response.setHeader('content-security-policy', value);
  return value;
}
