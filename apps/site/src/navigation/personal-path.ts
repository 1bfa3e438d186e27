const firstSegment = (path: string): string => path.split(/[/?#]/, 2)[1] ?? '';

/**
 * Whether a path of the site is of the account, the way to it, or behind a link of a customer.
 *
 * @param roots the first segments of such paths (see `personalRoots`).
 */
export const isPersonal = (roots: readonly string[], path: string): boolean =>
  path.startsWith('/') && roots.includes(firstSegment(path));

/**
 * Whether a link leads from the pages for everyone into the account, or back. Those have script policies of their own, and what runs in a page
 * goes on running until another one is loaded.
 */
export const changesPolicy = (roots: readonly string[], from: string, href: string): boolean =>
  href.startsWith('/') && isPersonal(roots, from) !== isPersonal(roots, href);
