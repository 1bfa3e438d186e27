import { match, type MatchFunction } from 'path-to-regexp';
import type { Routes } from './routes.js';
import { contentTargets, openTargets, type TargetName } from './target.js';

/** What is a screen of the application, and no page of the content service. */
export type ScreenName = Exclude<TargetName, (typeof contentTargets)[number]>;

const ofContent: ReadonlySet<TargetName> = new Set(contentTargets);
const openToAnyone: ReadonlySet<TargetName> = new Set(openTargets);

type Found = Partial<Record<string, string>>;

interface Pattern {
  readonly to: ScreenName;
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
    .filter((entry): entry is [ScreenName, string] => !ofContent.has(entry[0]))
    .sort(([, one], [, other]) => one.split(':').length - other.split(':').length)
    .map(([to, path]) => ({ to, match: match<Found>(path.replace(/\/$/, ''), { trailing: true, decode }) }));

const reversed = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [value, key]));

const segmentsOf = ({ segments }: Routes, to: TargetName): Readonly<Record<string, string>> =>
  (segments as Readonly<Record<string, Readonly<Record<string, string>>>>)[to] ?? {};

/** Tells whether a path, without its query, is that of a page in the account. */
export function accountPages(routes: Routes): (path: string) => boolean {
  const patterns = patternsOf(routes).filter(({ to }) => !openToAnyone.has(to));
  return (path) => patterns.some((pattern) => pattern.match(path) !== false);
}

/** What stands at a path, with what stands in the path itself, by the names of its target's values. */
interface FoundTarget {
  readonly to: ScreenName;
  readonly values: Readonly<Record<string, string>>;
}

function targetFinder(routes: Routes): (path: string) => FoundTarget | undefined {
  const patterns = patternsOf(routes);
  return (path) => {
    for (const { to, match: matches } of patterns) {
      const found = matches(path);
      if (!found) continue;
      const written = reversed(segmentsOf(routes, to));
      // What these routes write in a way of their own, they write in no other.
      const known = Object.values(found.params).every((value = '') => Object.hasOwn(written, value));
      if (Object.keys(written).length > 0 && !known) continue;
      const values = Object.entries(found.params).map(([name, value = '']) => [name, written[value] ?? value]);
      return { to, values: Object.fromEntries(values) };
    }
    return undefined;
  };
}

/** How a value of a query is called in targets. One name may stand for several values, which are told apart by what they say. */
function keyInQuery({ queryNames, review }: Routes, name: string, value: string): string {
  const keys = Object.keys(queryNames).filter((key) => queryNames[key] === name);
  return keys.find((key) => (key === 'from') === (value === review)) ?? name;
}

/** What an address leads to. Anything can be typed there, so no value of it is known to be one that the target has. */
export interface TargetAt {
  readonly to: ScreenName;
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Tells which screen is at an address, and its values: the way back from `pathTo`. Undefined where none is, as for pages of content. */
export function targetsAt(routes: Routes): (path: string, search: URLSearchParams) => TargetAt | undefined {
  const find = targetFinder(routes);
  return (path, search) => {
    const found = find(path);
    if (!found) return undefined;
    const values: Record<string, string> = { ...found.values };
    for (const [name, value] of search) {
      const key = keyInQuery(routes, name, value);
      if (!Object.hasOwn(values, key)) values[key] = key === 'from' ? 'review' : value;
    }
    return { to: found.to, values };
  };
}

/** From addresses of one language to those of another. */
export interface AddressTranslation {
  /** The path and query among the other addresses; undefined where these routes have no such path, as for pages of content. */
  translate(pathAndQuery: string): string | undefined;
}

/** Leads what is asked at one seller's addresses to the same target among another's: a server whose pages stand at `to` answers at `from`'s paths. */
export function translateAddresses(from: Routes, to: Routes): AddressTranslation {
  const find = targetFinder(from);
  return {
    translate(pathAndQuery) {
      const [path = '', search = ''] = pathAndQuery.split(/\?(.*)/s);
      const found = find(path);
      if (!found) return undefined;
      const values = { ...found.values };
      const segments = segmentsOf(to, found.to);
      const query = new URLSearchParams();
      const target = to.paths[found.to].replace(/\{?\/:(\w+)\}?/g, (_, name: string) => {
        const { [name]: value } = values;
        delete values[name];
        return value === undefined ? '' : `/${segments[value] ?? encodeURIComponent(value)}`;
      });
      for (const [name, value] of Object.entries(values)) query.set(to.queryNames[name] ?? name, value);
      for (const [name, value] of new URLSearchParams(search)) {
        const key = keyInQuery(from, name, value);
        query.append(to.queryNames[key] ?? key, key === 'from' ? to.review : value);
      }
      return query.size === 0 ? target : `${target}?${query.toString()}`;
    },
  };
}
