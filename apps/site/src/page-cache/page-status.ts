/** A `meta` by which a page says that it is a not-found page: the page cache answers it with 404. */
export const notFoundMarker = { name: 'pomp-status', content: '404' } as const;

const markup = `<meta name="${notFoundMarker.name}" content="${notFoundMarker.content}"/>`;

export const hasNotFoundMarker = (html: string): boolean => html.includes(markup);
