/**
 * A page is made without seeing its query, or it couldn't be kept. Where a query asks for another page, `next.config.mjs` therefore leads
 * `/kennisbank/?category=kosten&page=2` to `/kennisbank/~/category/kosten/page/2`: a page of its own, made and kept like any other.
 */
const divider = '~';

interface AskedPath {
  path: string[];
  query: Record<string, string>;
}

/** Takes the query out of a page's segments again; undefined where it isn't written as the site itself does. */
export function splitPageQuery(segments: readonly string[]): AskedPath | undefined {
  const at = segments.indexOf(divider);
  if (at < 0) return { path: [...segments], query: {} };
  const pairs = segments.slice(at + 1);
  if (pairs.length === 0 || pairs.length % 2 > 0) return undefined;
  const query = Object.fromEntries(pairs.flatMap((name, index) => (index % 2 === 0 ? [[name, pairs[index + 1] ?? '']] : [])));
  return { path: segments.slice(0, at), query };
}
