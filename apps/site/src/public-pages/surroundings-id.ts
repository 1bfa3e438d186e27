/** Of the element in which a page has what its islands need, for the browser. */
export const surroundingsId = 'pomp-islands';
