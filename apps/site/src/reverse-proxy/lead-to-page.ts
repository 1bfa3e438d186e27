import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Destination } from './destination';
import { type PersonalPage } from './page-addresses';

export const isPage = ({ kind }: Destination): boolean =>
  kind === 'public-page' || kind === 'personal-page' || kind === 'preview-page';

/**
 * Asks Next for a page of the account where it stands, below its language, as Next's own rewrites do: its router, which asks for parts of a page, is told in headers. Gives the
 * path and query that visitors see.
 */
export function leadToPage(
  request: IncomingMessage,
  response: ServerResponse,
  { locale, shownAt, standsAt }: PersonalPage,
): string {
  const { headers } = request;
  const page = `/${locale}${standsAt}`;
  request.url = page;
  const [shownPath, shownSearch] = parts(shownAt);
  const [path, search] = parts(page);
  if (headers.rsc !== undefined) {
    response.setHeader('x-nextjs-rewritten-path', path);
    if (search !== shownSearch) response.setHeader('x-nextjs-rewritten-query', search);
  }
  return shownSearch === '' ? shownPath : `${shownPath}?${shownSearch}`;
}

/** The query is without what Next's router adds for caches between it and us. */
function parts(pathAndQuery: string): [path: string, search: string] {
  const [path = '', query = ''] = pathAndQuery.split(/\?(.*)/s);
  const search = new URLSearchParams(query);
  search.delete('_rsc');
  return [path, search.toString()];
}
