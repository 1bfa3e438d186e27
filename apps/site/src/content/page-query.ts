import { askedFor, askedNames, divider } from './queried-pages';

/*
 * A page is made without seeing its query, or it couldn't be kept. Where a query asks for another page, the reverse proxy therefore leads
 * `/kennisbank/?category=kosten&page=2` to `/kennisbank/~/category/kosten/page/2/`: a page of its own, made and kept like any other.
 */

interface AskedPath {
  path: string[];
  query: Record<string, string>;
}

/**
 * Takes the query out of a page's segments again; undefined where it isn't written exactly as the site itself does: anyone can think of
 * other ways to write it, and each would be kept.
 *
 * @param pages that differ by query, with slashes around.
 */
export function splitPageQuery(segments: readonly string[], pages: readonly string[]): AskedPath | undefined {
  const at = segments.indexOf(divider);
  if (at < 0) return { path: [...segments], query: {} };
  const path = segments.slice(0, at);
  const asked = segments.slice(at + 1);
  const query: Record<string, string> = {};
  for (const name of askedNames)
    if (asked[0] === name) {
      const [, value = ''] = asked.splice(0, 2);
      if (!askedFor[name].test(value)) return undefined;
      query[name] = value;
    }
  const isOurs = pages.includes(`/${path.join('/')}/`) && Object.keys(query).length > 0 && asked.length === 0;
  return isOurs ? { path, query } : undefined;
}
