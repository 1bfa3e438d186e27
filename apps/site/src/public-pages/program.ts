import { mkdir, readdir, rm } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { emitWarning } from 'node:process';
import '@pomp/design-system/styles.css';
import '@pomp/cms/styles.css';
import '@pomp/storefront/styles.css';
import '../frame/fade-between-pages.css';
import { headScript } from '../frame/head-script';
import { languagePrefix, type Locale } from '@pomp/edition';
import { bannerDismissalScript, reservedScript } from '@pomp/storefront';
import { assetsRoot } from '../navigation/assets-root';
import { ownThemeProperties } from '../brand/own-theme-properties';
import { publishedContent } from '../content/content-client';
import { keptSettings } from '../content/kept-settings';
import { siteEdition } from '../edition';
import { readEnv, siteDirectory } from '../env';
import { previewCookie } from '../preview/preview-of';
import { onPublished } from '../publishing/published';
import { encodedPage, sendPage } from '../reverse-proxy/encoded-page';
import { fontLinks } from '../reverse-proxy/font-preload';
import type { PublicPages } from '../reverse-proxy/public-pages';
import { contentSecurityPolicy, scriptHash } from '../security/content-security-policy';
import { personalSources, policySources } from '../security/policy-sources';
import { responseHeaders } from '../security/response-headers';
import { answerForm } from './answer-form';
import { askedAlike, type AskedPage, askedPage, insteadOfMissing } from './asked-page';
import { assetServer, type PageAssets, readAssets } from './assets';
import { knownPages } from './known-pages';
import { knownSubjects } from './known-subjects';
import { keptPages, makeMissingPage, makePage, makeUnavailablePage } from './make-page';
import { makeResultPage } from './make-result-page';
import { makePreview } from './make-preview';
import { makeSignedOutPage } from './make-signed-out-page';
import { formsFile, speculationRulesFile } from './made-files';
import { createPageStore, type FoundPage } from './page-store';
import { siteIn } from './site-of-page';
import { searchedFor, siteSearch } from './site-search';

const env = readEnv();
/** While developing each page is made when it is asked for. */
const keeps = env.mode !== 'development';

export async function createPublicPages(): Promise<PublicPages> {
  const edition = siteEdition();
  const dist = join(siteDirectory, 'dist');
  const rules = speculationRulesFile();
  const forms = edition.locales.map((locale) => ({ locale, ...formsFile(siteIn(locale)) }));
  const assets: PageAssets = {
    ...readAssets(dist),
    forms: Object.fromEntries(forms.map(({ locale, name }) => [locale, assetsRoot + name])),
  };
  const sources = policySources(env);
  const scripts = [headScript, bannerDismissalScript, reservedScript].map(scriptHash);
  const policy = contentSecurityPolicy(scripts, sources);
  // What the first paint waits for starts to load before the page is read, and the style sheet first. Of the fonts a brand may have its own, or the system's.
  const { '--pomp-font-text': ownFont } = ownThemeProperties(edition.brand) ?? {};
  const styles = `<${assets.styles}>; rel=preload; as=style`;
  const ofPages = {
    ...responseHeaders({ https: env.siteUrl.startsWith('https:') }),
    'content-type': 'text/html; charset=utf-8',
    link: [styles, ...(ownFont === undefined ? fontLinks(assets.fonts) : [])].join(', '),
    'speculation-rules': `"${assetsRoot}${rules.name}"`,
  };
  /** Where a password is typed no script of others runs, and nothing is kept. */
  const personalHeaders = {
    ...ofPages,
    'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate',
    'content-security-policy': contentSecurityPolicy([scriptHash(headScript)], personalSources(env)),
  };
  const headers = { ...ofPages, 'cache-control': 'public, max-age=0, must-revalidate', 'content-security-policy': policy };
  const now = () => performance.now();
  const report = (error: unknown) => emitWarning(error instanceof Error ? error : String(error));
  const directory = join(env.dataDir, 'pages', `${assets.version}-${edition.id}`);
  const store = createPageStore({ directory, headers, now, report, keeps });
  if (keeps) void removeOthers(directory).catch(report);
  const contentIn = (locale: Locale) => publishedContent(locale, () => ({}));
  const { isKnown, lookAgain } = knownPages(() => contentIn(edition.locale), { edition, now, store });
  onPublished(({ tags }) => {
    store.markStale(tags);
    // Whoever tells of it doesn't wait for that.
    void lookAgain().catch(report);
  });
  const kept = { published: store, now };
  const isKnownSubject = knownSubjects(contentIn, { store, now });
  const search = siteSearch(contentIn, kept);
  const settingsIn = keptSettings(contentIn, kept);
  const contentAt = keptPages(edition, kept);
  const unavailable = new Map<Locale, string>();
  for (const locale of edition.locales) unavailable.set(locale, await makeUnavailablePage(locale, assets));

  const send = ({ page, status, from }: FoundPage, request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('x-cache', from === 'kept' ? 'HIT' : 'MISS');
    sendPage(page, request, response, status);
  };

  const answerMissing: PublicPages['answerMissing'] = async (request, response, locale) => {
    const found = await store.find(`404 ${locale}`, () => makeMissingPage(locale, assets));
    if (typeof found === 'string' || !('page' in found)) throw new Error('The page about missing pages is always there.');
    send(found, request, response);
  };

  const isThere = ({ locale, address }: AskedPage): Promise<boolean> => {
    const path = pathOf(address);
    return isKnown(path, path.slice(languagePrefix(edition, locale).length) || '/');
  };

  return {
    answerMissing,
    async isKnown(path) {
      const asked = askedPage(edition, path);
      return asked !== undefined && isThere(asked);
    },
    answerAsset: assetServer(dist, [rules, ...forms], keeps),
    unavailable: (locale) => ({ html: unavailable.get(locale) ?? '', policy }),

    answerAtHand(request, response) {
      const found = store.atHand(request.url ?? '');
      if (found) send(found, request, response);
      return found !== undefined;
    },

    async answer(request, response) {
      const at = request.url ?? '/';
      const asked = askedPage(edition, at);
      if (!asked || !(await isThere(asked))) return answerMissing(request, response, asked?.locale ?? edition.locale);
      const path = pathOf(asked.address);
      const result = await makeResultPage(edition, request, asked, { assets, contentAt });
      if (typeof result === 'object' && 'html' in result) {
        response.writeHead(result.status, { ...headers, 'cache-control': 'no-store' }).end(result.html);
        return;
      }
      const words = searchedFor(edition, asked.locale, at);
      if (words !== undefined) {
        const [hits, content] = await Promise.all([search(asked.locale, words), contentAt(path)]);
        // For whoever asks it: what people search for is kept nowhere.
        const found = await makePage({ ...asked, query: {}, address: path }, assets, { search: { words, hits }, at, content });
        if (typeof found === 'object' && 'html' in found) {
          response.writeHead(200, { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).end(found.html);
          return;
        }
      }
      const find = (page: AskedPage) => store.find(page.address, () => makePage(page, assets));
      const instead = insteadOfMissing(asked);
      let found = !keeps || (await isKnownSubject(asked)) ? await find(asked) : ('missing' as const);
      if (found === 'missing' && instead) found = await find(instead);
      if (found === 'missing') return answerMissing(request, response, asked.locale);
      // Editors can change a translated slug, and browsers keep a permanent redirect for good unless told otherwise.
      if ('movedTo' in found)
        response.writeHead(308, { location: askedAlike(found.movedTo, at), 'cache-control': 'no-cache' }).end();
      else send(found, request, response);
    },

    async answerForm(request, response) {
      const answered = await answerForm(request, { assets, settingsIn });
      if ('location' in answered) response.writeHead(303, { location: answered.location }).end();
      else if ('html' in answered)
        response.writeHead(answered.status, { ...headers, 'cache-control': 'no-store' }).end(answered.html);
      // What is left unread of it isn't waited for.
      else response.writeHead(answered.status, { connection: 'close' }).end();
    },

    async answerSignedOut(request, response, asked) {
      const html = await makeSignedOutPage(asked, { settings: await settingsIn(asked.locale), assets });
      if (html === undefined) return answerMissing(request, response, asked.locale);
      sendPage(encodedPage(Buffer.from(html), personalHeaders), request, response);
    },

    async answerPreview(request, response) {
      const preview = await makePreview(edition, request.url ?? '', cookieOf(request, previewCookie), assets);
      if (!preview) return answerMissing(request, response, edition.locale);
      const framed = contentSecurityPolicy(scripts, { ...sources, frameAncestors: [preview.editor] });
      response
        .writeHead(preview.status, { ...ofPages, 'cache-control': 'no-store', 'content-security-policy': framed })
        .end(preview.html);
    },
  };
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';

/** Throws away what earlier builds and other editions left. */
async function removeOthers(directory: string): Promise<void> {
  const parent = dirname(directory);
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent))
    if (name !== basename(directory)) await rm(join(parent, name), { recursive: true, force: true });
}

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('=', 2));
  return cookies.find(([found]) => found === name)?.[1];
}
