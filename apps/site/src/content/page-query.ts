import { askedFor, queriedPages } from './queried-pages.mjs';

/**
 * A page is made without seeing its query, or it couldn't be kept. Where a query asks for another page, `next.config.mjs` therefore leads
 * `/kennisbank/?category=kosten&page=2` to `/kennisbank/~/category/kosten/page/2`: a page of its own, made and kept like any other.
 */
const divider = '~';

interface AskedPath {
  path: string[];
  query: Record<string, string>;
}

const parts = Object.entries(askedFor).map(([name, form]) => `(?:/${name}/(?<${name}>${form}))?`);
const ledTo = new RegExp(`^(?<path>${queriedPages.join('|')})/${divider}${parts.join('')}$`);

/**
 * Takes the query out of a page's segments again; undefined where it isn't written exactly as the site itself does: anyone can think of
 * other ways to write it, and each would be kept.
 */
export function splitPageQuery(segments: readonly string[]): AskedPath | undefined {
  if (!segments.includes(divider)) return { path: [...segments], query: {} };
  const { path, ...asked } = ledTo.exec(segments.join('/'))?.groups ?? {};
  const query = Object.fromEntries(Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined));
  return path !== undefined && Object.keys(query).length > 0 ? { path: path.split('/'), query } : undefined;
}
