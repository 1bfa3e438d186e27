/** How long someone who fills in a form has at least been on its page, in milliseconds. A program is faster. */
export const leastTimeOnPage = 2_000;
