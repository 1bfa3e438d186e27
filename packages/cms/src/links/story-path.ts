/** The path on the site of a story's full slug: `home` is `/`, `het-proces` is `/het-proces/`. */
export function storyPath(fullSlug: string): string {
  const slug = fullSlug.replace(/^\/+|\/+$/g, '');
  return slug === '' || slug === 'home' ? '/' : `/${slug}/`;
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
