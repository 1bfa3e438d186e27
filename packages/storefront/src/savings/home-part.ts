/** Asked of the quick check's address, it answers with the home itself instead of a page. */
export const homePart = 'huis';
