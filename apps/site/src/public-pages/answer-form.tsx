import type { IncomingMessage } from 'node:http';
import { emitWarning } from 'node:process';
import { createApiClient } from '@pomp/api-client';
import type { SiteSettings } from '@pomp/cms';
import { type Locale, localeOfPath } from '@pomp/edition';
import { storefrontRoutes } from '@pomp/storefront';
import { homeInOpening, homePart, type Posted, postedForm, type Posting } from '@pomp/storefront/posted-forms';
import type { ReactNode } from 'react';
import { today } from '../today';
import { siteEdition } from '../edition';
import { readEnv } from '../env';
import { otherAddresses } from '../seo/other-languages';
import type { Site } from '../seo/site-data';
import type { PageAssets } from './assets';
import { forVisitor } from './for-visitor';
import { documentOf } from './make-page';
import { AroundForms, AroundPage, FormPage } from './public-page';
import { renderHtml } from './render';
import { siteIn } from './site-of-page';

/** More than any form of ours holds, in bytes. */
const mostBytes = 64_000;

const { backendUrl, siteUrl } = readEnv();

export type AnsweredForm =
  | { readonly status: 200 | 422; readonly html: string }
  | { readonly status: 303; readonly location: string }
  /** 204: nobody knows that home. */
  | { readonly status: 204 | 403 | 413 };

/**
 * Does what a form asks that a browser without script sent, and makes the page that says what came of it. What was done isn't undone where that page can't be made,
 * so nothing of it may be unavailable.
 */
export async function answerForm(
  request: IncomingMessage,
  { assets, settingsIn }: { assets: PageAssets; settingsIn: (locale: Locale) => Promise<SiteSettings> },
): Promise<AnsweredForm> {
  // A page of someone else's could have visitors sign up for things.
  if (!isFromOurPage(request)) return { status: 403 };
  const sent = await textOf(request);
  if (sent === undefined) return { status: 413 };

  const edition = siteEdition();
  const [action = '', asked] = (request.url ?? '').split('?', 2);
  const locale = localeOfPath(edition, action);
  const site = siteIn(locale);
  const form = postedForm(action.split('/').at(-2) ?? '');
  const posting: Posting = {
    filledIn: new URLSearchParams(sent),
    backend: createApiClient({ baseUrl: backendUrl, locale, fetch: (url, init) => fetch(url, forVisitor(request, init)) }),
    language: site.language,
    routes: storefrontRoutes(site.routes),
    today: today(),
    log: (message) => emitWarning(message),
  };
  if (asked === homePart) {
    const home = await homeInOpening(posting);
    return home ? { status: 200, html: await partOf(site, action, home) } : { status: 204 };
  }
  const posted = await form?.post(posting);
  if (posted && 'leadTo' in posted) return { status: 303, location: posted.leadTo };

  const settings = await settingsIn(locale);
  const languages = otherAddresses(edition, locale, undefined);
  const html = await documentOf({ site, settings, assets, pathname: action, languages }, (frame) => (
    <FormPage {...frame} form={form} posted={posted} />
  ));
  return { status: isDone(posted) ? 200 : 422, html };
}

/** Much like the backend's `isFromOurSite`, with no other origins to let in: browsers always tell where a form comes from, older ones only by `Origin`. */
function isFromOurPage({ headers: { origin, host, ...headers } }: IncomingMessage): boolean {
  const fetchSite = headers['sec-fetch-site']?.toString();
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  return origin === undefined || (URL.canParse(origin) && [host, new URL(siteUrl).host].includes(new URL(origin).host));
}

/** A part of a page that is there already, with ids that aren't in it. */
const partOf = (site: Site, pathname: string, part: ReactNode): Promise<string> =>
  renderHtml(
    <AroundPage site={site} pathname={pathname}>
      <AroundForms site={site}>{part}</AroundForms>
    </AroundPage>,
    { identifierPrefix: 'deel-' },
  );

const isDone = (posted: Posted | undefined) => posted !== undefined && !('again' in posted);

/** undefined where it is too long; what follows isn't read. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.byteLength;
    if (length > mostBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
