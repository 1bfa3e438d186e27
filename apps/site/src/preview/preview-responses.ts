/** Responses of the preview's calls, never cached. */
const headers = { 'cache-control': 'no-store' };

export const refuse = (status: 403 | 404 | 413 | 422, code: string, message: string): Response =>
  Response.json({ message, code }, { status, headers });

/** Without a host: the editor stays where the site was found. */
export const goTo = (path: string): Response => new Response(null, { status: 307, headers: { ...headers, location: path } });

export const done = (): Response => Response.json({ message: 'Gelukt.' }, { headers });
