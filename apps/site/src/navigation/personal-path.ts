const personalPath = /^\/(?:account|auth|controle|foto)(?:[/?#]|$)/;

/** Whether a path of the site is of the account, the way to it, or behind a link of a customer. */
export const isPersonal = (path: string): boolean => personalPath.test(path);

/**
 * Whether a link leads from the pages for everyone into the account, or back. Those have script policies of their own, and what runs in a page
 * goes on running until another one is loaded.
 */
export const changesPolicy = (from: string, href: string): boolean => href.startsWith('/') && isPersonal(from) !== isPersonal(href);
