import { isDeepStrictEqual } from 'node:util';
import { dutchRoutes, type Edition, languagePrefix, type Locale, localeOfPath, routesIn } from '@pomp/edition';
import { translateAddresses } from '@pomp/edition/addresses';
import { isPersonal } from '../navigation/personal-path';

/** A page of the account, of the way to it, or behind a link of a customer. */
export interface PersonalPage {
  readonly locale: Locale;
  /** The path and query that visitors see. */
  readonly shownAt: string;
  /** The same at the paths of Pomp in Dutch. */
  readonly standsAt: string;
  /** Whether it is of the account, which Next makes; the others the site makes itself. */
  readonly isOfAccount: boolean;
}

/** What visitors ask for, and where those pages stand. */
export interface PageAddresses {
  find(pathAndQuery: string): PersonalPage;
  /** Where a page is that was asked for in the words of another language, as a link to the same page in this one does; undefined where it is none. */
  movedTo(pathAndQuery: string): string | undefined;
  /** Whether nothing is there, among pages for one visitor. */
  isNowhere(pathAndQuery: string): boolean;
  localeOf(path: string): Locale;
}

type Addressed = Pick<Edition, 'locale' | 'locales' | 'routes' | 'translatedRoutes'>;

const accountOfPomp = dutchRoutes.paths.dashboard;

export function pageAddresses(edition: Addressed): PageAddresses {
  const localeOf = (path: string) => localeOfPath(edition, path);
  const withoutLanguage = (path: string) => path.slice(languagePrefix(edition, localeOf(path)).length);
  const languages = new Map(edition.locales.map((locale) => [locale, inLanguage(edition, locale)]));

  return {
    localeOf,
    isNowhere: (pathAndQuery) => !languages.get(localeOf(pathAndQuery))?.knows(pathAndQuery),
    find(pathAndQuery) {
      const locale = localeOf(pathAndQuery);
      const rest = withoutLanguage(pathAndQuery);
      const standsAt = languages.get(locale)?.pageAt(pathAndQuery) ?? rest;
      return { locale, shownAt: pathAndQuery, standsAt, isOfAccount: isPersonal([accountOfPomp], standsAt) };
    },
    movedTo(pathAndQuery) {
      const locale = localeOf(pathAndQuery);
      const own = languages.get(locale);
      if (!own || own.knows(pathAndQuery)) return undefined;
      const rest = withoutLanguage(pathAndQuery);
      return edition.locales
        .map((other) => own.from(other, languagePrefix(edition, other) + rest))
        .find((moved) => moved !== undefined);
    },
  };
}

/** The application's pages in one language; the other pages are content, which stands where it is shown. */
function inLanguage(edition: Addressed, locale: Locale) {
  const routes = routesIn(edition, locale);
  const { translate } = translateAddresses(routes, dutchRoutes);
  const same = isDeepStrictEqual(routes, dutchRoutes);
  const others = new Map(edition.locales.map((other) => [other, translateAddresses(routesIn(edition, other), routes)]));
  const knows = (asked: string) => translate(asked) !== undefined;
  return {
    knows,
    from: (other: Locale, asked: string) => (other === locale ? undefined : others.get(other)?.translate(asked)),
    /** Undefined where these are Pomp's paths in Dutch already. */
    pageAt: (asked: string) => (same ? undefined : translate(asked)),
  };
}
