import { slugOfPath } from '@pomp/cms';
import { unknownSubject } from '@pomp/storefront/subjects';
import { type Edition, languagePrefix, type Locale, localeOfPath, routesIn } from '@pomp/edition';

/** What a visitor asked for, as far as pages differ by it. */
export interface AskedPage {
  locale: Locale;
  /** Of the story, below the language. */
  slug: string;
  /** What is asked of a list: `{ category: 'kosten', page: '2' }`; of other pages nothing. */
  query: Readonly<Record<string, string>>;
  /** Where the page is, written as the site itself does: `/en/kennisbank/?category=kosten&page=2`. What differs otherwise is the same page. */
  address: string;
}

type Addressed = Pick<Edition, 'locale' | 'locales' | 'routes' | 'translatedRoutes'>;

/** Storyblok's slugs have no other characters; anything else needn't be asked for. */
const possibleSlug = /^[\w-]+(?:\/[\w-]+)*$/;

/**
 * What may be asked of a list, in the order in which its address has it; `all` is the list itself. Each answer is a page of its own, so what fits must be few: of subjects those that there are, which
 * `knownSubjects` tells.
 */
const askedOfLists = { category: /^(?!all$)[\w-]{1,40}$/, page: /^[1-9]\d{0,2}$/ };

/** The pages with a list that a query chooses from. */
export const isList = (edition: Addressed, locale: Locale, path: string): boolean =>
  path === routesIn(edition, locale).paths.knowledgeBase;

/** The page that an address asks for; undefined where there can't be one. `pathAndQuery` ends its path with a slash. */
export function askedPage(edition: Addressed, pathAndQuery: string): AskedPage | undefined {
  const [path = '', search = ''] = pathAndQuery.split(/\?(.*)/s);
  const locale = localeOfPath(edition, path);
  const below = path.slice(languagePrefix(edition, locale).length);
  const slug = slugOfPath(decodeURIComponent(below).split('/').filter(Boolean));
  if (slug === undefined || !possibleSlug.test(slug)) return undefined;
  const query = isList(edition, locale, path) ? queryOf(new URLSearchParams(search)) : {};
  const written = new URLSearchParams(query).toString();
  return { locale, slug, query, address: written === '' ? path : `${path}?${written}` };
}

/** An address, asked for all that another one is asked for: the campaign that a visitor came by, the token of a mail. */
export function askedAlike(address: string, pathAndQuery: string): string {
  const [, search = ''] = pathAndQuery.split(/\?(.*)/s);
  return search === '' ? address : `${address.split('?', 1)[0] ?? ''}?${search}`;
}

function queryOf(asked: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    Object.entries(askedOfLists).flatMap(([name, form]) => {
      const value = asked.get(name) ?? '';
      // The first part is the list itself.
      return form.test(value) && !(name === 'page' && value === '1') ? [[name, value]] : [];
    }),
  );
}

/**
 * What is shown instead of a part of a list that isn't there: of a subject that nobody knows the one page, however many someone makes up, on which the list says so in its own words. Undefined for pages past
 * the last.
 */
export function insteadOfMissing(asked: AskedPage): AskedPage | undefined {
  const { category, page } = asked.query;
  if (category === undefined || page !== undefined) return undefined;
  const path = asked.address.split('?', 1)[0] ?? '';
  const query = { category: unknownSubject };
  return { ...asked, query, address: `${path}?${new URLSearchParams(query).toString()}` };
}
