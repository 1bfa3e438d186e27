/** The path on the site of a story's full slug: `home` is `/`, `het-proces` is `/het-proces/`, `en/home` is `/en/`. */
export function storyPath(fullSlug: string): string {
  const slug = fullSlug.replace(/^\/+|\/+$/g, '').replace(/^(?:([a-z]{2,3}(?:-[a-z]+)?)\/)?home$/i, '$1');
  return slug === '' ? '/' : `/${slug}/`;
}

/** Whether a slug, or a path without the slash in front, is in a language other than the space's own: it begins with that one's code. */
export const isBelow = (language: string, slug: string): boolean => slug.split(/[/?#]/, 1)[0] === language;

/** The path on the site of a story in another language, of its slug there, which may or may not begin with the language's code. */
export const translatedPath = (language: string, slug: string): string =>
  storyPath(isBelow(language, slug) ? slug : `${language}/${slug}`);

/** The home page in the language of a story. */
export const homePath = ({ lang }: { readonly lang?: string | null | undefined }): string =>
  storyPath(lang && lang !== 'default' ? `${lang}/home` : 'home');

/** The page of the folder that a story is in. */
export const folderPath = (fullSlug: string): string => storyPath(fullSlug.replace(/[^/]+\/?$/, ''));

interface Slugs {
  readonly full_slug: string;
  readonly default_full_slug?: string | null | undefined;
  readonly translated_slugs?: readonly { readonly lang: string; readonly path: string }[] | null | undefined;
}

/** The path of a story in a language, by its code; undefined is the space's own. */
export function storyPathIn({ full_slug, default_full_slug, translated_slugs }: Slugs, language: string | undefined): string {
  const own = default_full_slug ?? full_slug;
  if (language === undefined) return storyPath(own);
  return translatedPath(language, translated_slugs?.find(({ lang }) => lang === language)?.path ?? own);
}

/** Stories that are no pages. */
export const isPageSlug = (fullSlug: string): boolean => !fullSlug.startsWith('settings/');

/** The full slug of a page's path segments, as a catch-all route gives them; undefined when no page can have it. */
export function slugOfPath(segments: readonly string[]): string | undefined {
  if (segments.length === 0) return 'home';
  // `.` and `..` would climb to another call of the API; the home page has one address.
  if (segments.some((segment) => segment === '' || /^\.+$/.test(segment)) || segments[0] === 'home') return undefined;
  const slug = segments.join('/');
  return isPageSlug(slug) ? slug : undefined;
}
