/*
 * Which pages differ by query, and by what: for Next's configuration, which leads there, and for the page that is led to. Everything that
 * fits is made and kept as a page of its own, so what fits must be few.
 */

/** What may be asked for, in the order in which a page's own address has it. */
export const askedFor = { category: '[a-z][a-z-]{0,40}', page: '[1-9]\\d{0,2}' };

/** The pages of the site with a list that these choose from. */
export const queriedPages = ['kennisbank'];
