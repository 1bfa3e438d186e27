import { match, type MatchFunction } from 'path-to-regexp';
import type { Routes } from './routes.js';
import { contentTargets, openTargets, type TargetName } from './target.js';

const ofContent: ReadonlySet<TargetName> = new Set(contentTargets);
const openToAnyone: ReadonlySet<TargetName> = new Set(openTargets);

type Found = Partial<Record<string, string>>;

interface Pattern {
  readonly to: TargetName;
  readonly match: MatchFunction<Found>;
}

/** What someone typed may be no address at all: it is taken as it stands then. */
const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Paths with fewer values in them first: `/woning/nieuw/` is no step of `/woning/:step/`. */
const patternsOf = ({ paths }: Routes): readonly Pattern[] =>
  (Object.entries(paths) as [TargetName, string][])
    .filter(([to]) => !ofContent.has(to))
    .sort(([, one], [, other]) => one.split(':').length - other.split(':').length)
    .map(([to, path]) => ({ to, match: match<Found>(path.replace(/\/$/, ''), { trailing: true, decode }) }));

const reversed = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [value, key]));

const segmentsOf = ({ segments }: Routes, to: TargetName): Readonly<Record<string, string>> =>
  (segments as Readonly<Record<string, Readonly<Record<string, string>>>>)[to] ?? {};

/** Tells whether a path, without its query, is that of a page in the account. Node only. */
export function accountPages(routes: Routes): (path: string) => boolean {
  const patterns = patternsOf(routes).filter(({ to }) => !openToAnyone.has(to));
  return (path) => patterns.some((pattern) => pattern.match(path) !== false);
}

/** From addresses of one language to those of another. */
export interface AddressTranslation {
  /** The path and query among the other addresses; undefined where these routes have no such path, as for pages of content. */
  translate(pathAndQuery: string): string | undefined;
}

/**
 * Leads what is asked at one seller's addresses to the same target among another's: a server whose pages stand at `to` answers at `from`'s paths.
 * Node only: it carries a matcher of paths.
 */
export function translateAddresses(from: Routes, to: Routes): AddressTranslation {
  const patterns = patternsOf(from);
  /** One name may stand for several values, which are told apart by what they say. */
  const keyOf = (name: string, value: string) => {
    const keys = Object.keys(from.queryNames).filter((key) => from.queryNames[key] === name);
    return keys.find((key) => (key === 'from') === (value === from.review)) ?? name;
  };
  return {
    translate(pathAndQuery) {
      const [path = '', search = ''] = pathAndQuery.split(/\?(.*)/s);
      for (const pattern of patterns) {
        const found = pattern.match(path);
        if (!found) continue;
        const written = reversed(segmentsOf(from, pattern.to));
        const segments = segmentsOf(to, pattern.to);
        // What these routes write in a way of their own, they write in no other.
        const known = Object.values(found.params).every((value = '') => Object.hasOwn(written, value));
        if (Object.keys(written).length > 0 && !known) continue;
        const values = Object.fromEntries(
          Object.entries(found.params).map(([name, value = '']) => [name, written[value] ?? value]),
        );
        const query = new URLSearchParams();
        const target = to.paths[pattern.to].replace(/\{?\/:(\w+)\}?/g, (_, name: string) => {
          const { [name]: value } = values;
          delete values[name];
          return value === undefined ? '' : `/${segments[value] ?? encodeURIComponent(value)}`;
        });
        for (const [name, value] of Object.entries(values)) query.set(to.queryNames[name] ?? name, value);
        for (const [name, value] of new URLSearchParams(search)) {
          const key = keyOf(name, value);
          query.append(to.queryNames[key] ?? key, key === 'from' ? to.review : value);
        }
        return query.size === 0 ? target : `${target}?${query.toString()}`;
      }
      return undefined;
    },
  };
}
