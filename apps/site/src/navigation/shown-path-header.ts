/** By which the reverse proxy tells a page at which path and query visitors see it, where it stands at another. */
export const shownPathHeader = 'x-pomp-shown-path';
