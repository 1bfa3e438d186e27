import { opensInTab } from '@pomp/api-contract';
import { pathTo, type Routes } from '@pomp/edition';
import { accountPages } from '@pomp/edition/addresses';
import { languageCode, type Language } from '@pomp/language';
import type { Context } from 'hono';
import type { HttpError } from '../errors/http-error.js';
import { errorPage } from './error-page.js';

/** What a followed link can lead to. */
export interface SitePages {
  readonly login: string;
  readonly isInAccount: (path: string) => boolean;
}

export const sitePagesOf = (routes: Routes): SitePages => ({
  login: pathTo(routes, { to: 'login' }),
  isInAccount: accountPages(routes),
});

/** Answers an error as JSON, or as a page to someone who followed a link, such as one to a document. Without a session that is the site's own, which leads to the login and back. */
export function answerError(
  c: Context,
  error: HttpError,
  { pages, language }: { readonly pages: SitePages; readonly language: Language },
): Response | Promise<Response> {
  const { code, status } = error;
  const body = error.body(language);
  const headers = { ...error.headers, 'content-language': languageCode(language.locale) };
  if (c.req.method !== 'GET' || !opensInTab((name) => c.req.header(name))) return c.json(body, status, headers);
  const from = accountPageBefore(c.req.header('referer'), pages);
  if (code === 'notSignedIn') return c.redirect(from ?? pages.login, 303);
  const { html, policy } = errorPage({ message: body.message, back: from, language });
  return c.html(html, status, { ...headers, 'content-security-policy': policy });
}

/** The account's page with the link, as a path. Only a page of our own says more than its origin. */
function accountPageBefore(referer: string | undefined, { isInAccount }: SitePages): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return isInAccount(pathname) ? pathname + search : undefined;
}
