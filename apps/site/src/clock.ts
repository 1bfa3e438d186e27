/** The site's one look at the real clock, on the server and in the browser. */
export const now = (): Date => new Date();

/** For how many milliseconds this page has been open, in the browser. */
export const sinceOpened = (): number => performance.now();
