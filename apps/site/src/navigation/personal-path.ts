/**
 * Whether a path of the site is of the account, the way to it, or behind a link of a customer.
 *
 * @param roots what such paths begin with (see `personalRoots`).
 */
export function isPersonal(roots: readonly string[], path: string): boolean {
  const [whole = ''] = path.split(/[?#]/, 1);
  return roots.some((root) => `${whole}/`.startsWith(root));
}

/**
 * Whether a link leads into or out of one of these areas, each given by what its paths begin with: the account, which has a script policy of its own, or another
 * language. What runs in a page, and what it can say, goes on until another one is loaded.
 */
export const changesArea = (areas: readonly (readonly string[])[], from: string, href: string): boolean =>
  href.startsWith('/') && areas.some((roots) => isPersonal(roots, from) !== isPersonal(roots, href));
