import { languageCode } from '@pomp/language';
import type { Edition, Locale } from '../edition.js';
import type { Routes } from './routes.js';

type InLanguages = Pick<Edition, 'locale' | 'locales'>;

/** What the addresses in a language begin with: nothing in the seller's own, `/en` in English. */
export const languagePrefix = ({ locale: own }: Pick<Edition, 'locale'>, locale: Locale): string =>
  locale === own ? '' : `/${languageCode(locale)}`;

/** The seller's addresses in a language. One that the seller has no addresses for has those of its own language, below the language's code. */
export function routesIn(edition: Pick<Edition, 'locale' | 'routes' | 'translatedRoutes'>, locale: Locale): Routes {
  const prefix = languagePrefix(edition, locale);
  const { paths, ...rest } = (prefix !== '' && edition.translatedRoutes?.[locale]) || edition.routes;
  return { ...rest, paths: Object.fromEntries(Object.entries(paths).map(([to, path]) => [to, prefix + path])) as Routes['paths'] };
}

/** Where a page is in another language: at the same path below that one's code, from where its server leads to the words for it there. */
export function pathIn(edition: InLanguages, path: string, locale: Locale): string {
  const rest = path.slice(languagePrefix(edition, localeOfPath(edition, path)).length);
  return languagePrefix(edition, locale) + rest;
}

/** The language that an address is in. */
export const localeOfPath = (edition: InLanguages, path: string): Locale =>
  edition.locales.find((locale) => {
    const prefix = languagePrefix(edition, locale);
    return prefix !== '' && `${path}/`.startsWith(`${prefix}/`);
  }) ?? edition.locale;
