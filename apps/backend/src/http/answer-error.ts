import { opensInTab } from '@pomp/api-contract';
import { type Edition, type Locale, localeOfPath, pathTo, routesIn } from '@pomp/edition';
import { acceptedLocale } from '@pomp/edition/accepted-locale';
import { accountPages } from '@pomp/edition/addresses';
import { languageCode, type Language } from '@pomp/language';
import type { Context } from 'hono';
import type { HttpError } from '../errors/http-error.js';
import { errorPage } from './error-page.js';

/** What a followed link can lead to, in each of the seller's languages. */
export interface SitePages {
  readonly loginIn: (locale: Locale) => string;
  readonly isInAccount: (path: string) => boolean;
  /** Of a page in the account. */
  readonly localeOf: (path: string) => Locale;
}

export function sitePagesOf(edition: Pick<Edition, 'locale' | 'locales' | 'routes' | 'translatedRoutes'>): SitePages {
  const inAccount = edition.locales.map((locale) => accountPages(routesIn(edition, locale)));
  return {
    loginIn: (locale) => pathTo(routesIn(edition, locale), { to: 'login' }),
    isInAccount: (path) => inAccount.some((isIn) => isIn(path)),
    localeOf: (path) => localeOfPath(edition, path),
  };
}

interface Answering {
  readonly edition: Parameters<typeof acceptedLocale>[0];
  readonly pages: SitePages;
  readonly speak: (locale: Locale) => Language;
}

/**
 * Answers an error as JSON, or as a page to someone who followed a link, such as one to a document. Without a session that is the site's own, which leads to the login and back.
 * In the language that is asked for; a followed link can't ask, so in that of the page with the link.
 */
export function answerError(c: Context, error: HttpError, { edition, pages, speak }: Answering): Response | Promise<Response> {
  const { code, status } = error;
  const isFollowed = c.req.method === 'GET' && opensInTab((name) => c.req.header(name));
  const from = isFollowed ? accountPageBefore(c.req.header('referer'), pages) : undefined;
  const language = speak(from === undefined ? acceptedLocale(edition, c.req.header('accept-language')) : pages.localeOf(from));
  const body = error.body(language);
  const headers = { ...error.headers, 'content-language': languageCode(language.locale) };
  if (!isFollowed) return c.json(body, status, headers);
  if (code === 'notSignedIn') return c.redirect(from ?? pages.loginIn(language.locale), 303);
  const { html, policy } = errorPage({ message: body.message, back: from, language });
  return c.html(html, status, { ...headers, 'content-security-policy': policy });
}

/** The account's page with the link, as a path. Only a page of our own says more than its origin. */
function accountPageBefore(referer: string | undefined, { isInAccount }: SitePages): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return isInAccount(pathname) ? pathname + search : undefined;
}
