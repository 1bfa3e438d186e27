/** An opening and what follows it: of a page's sections visitors see so many at once. */
export const sectionsInFirstView = 2;
