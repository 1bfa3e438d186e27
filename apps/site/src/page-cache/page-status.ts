/** By which a page that is made like any other says that there is nothing where it stands: the page cache answers it with 404. */
export const nothingHere = { name: 'pomp-status', content: '404' } as const;

const mark = `<meta name="${nothingHere.name}" content="${nothingHere.content}"/>`;

export const saysNothingIsHere = (html: string): boolean => html.includes(mark);
