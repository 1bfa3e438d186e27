/** Where the URL that an answer has of a file leads: one of a path is at the API, the page's own origin unless another is given. */
export const resolveUrl = (url: string, baseUrl = ''): string => (url.startsWith('/') ? `${baseUrl}${url}` : url);
