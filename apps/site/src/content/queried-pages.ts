import { type Edition, languagePrefix, type Locale, routesIn } from '@pomp/edition';

/*
 * Which pages differ by query, and by what: for the reverse proxy, which leads there, and for the page that is led to. Everything that fits is made and kept as
 * a page of its own, so what fits must be few.
 */

/** What may be asked for, in the order in which a page's own address has it. */
export const askedFor = { category: /^[a-z][a-z-]{0,40}$/, page: /^[1-9]\d{0,2}$/ };

export const askedNames = Object.keys(askedFor) as (keyof typeof askedFor)[];

/** Between the path of such a page and what is asked of it. */
export const divider = '~';

/** The pages with a list that these choose from, by their paths below the language, with slashes around. */
export function queriedPages(edition: Pick<Edition, 'locale' | 'routes' | 'translatedRoutes'>, locale: Locale): readonly string[] {
  return [routesIn(edition, locale).paths.knowledgeBase.slice(languagePrefix(edition, locale).length)];
}

/** The path of the page that a query asks for: `/kennisbank/~/category/kosten/page/2/`; of the whole page where nothing in it looks like a query of ours. */
export function queriedPath(path: string, search: string): string {
  const query = new URLSearchParams(search);
  const asked = askedNames.flatMap((name) => {
    const value = query.get(name) ?? '';
    return askedFor[name].test(value) ? [name, value] : [];
  });
  return asked.length > 0 ? `${path}${[divider, ...asked].join('/')}/` : path;
}
