import { type ContentClient, contentTag, listTag } from '@pomp/cms';
import type { PageStore } from './page-store';

/** For how long a list of all pages is believed that doesn't have the one that is asked for, in ms. */
const believedFor = 10_000;

type Store = Pick<PageStore, 'version' | 'staleSince' | 'isKept'>;

/**
 * Which pages there are. Anyone can ask for pages that don't exist: each is refused by the list of those that do, which is asked for at most every ten seconds,
 * instead of by asking the content service for each. A page that is kept needs no list: after a start, or a publication, it has to be there while the content service is away or slow.
 */
export function knownPages(
  contentOf: () => Pick<ContentClient, 'listPageLinks'>,
  { languages, now, store }: { languages: readonly string[]; now: () => number; store: Store },
) {
  let known = { paths: new Set<string>(), version: -1, until: 0 };
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const { version } = store;
    const pages = await contentOf().listPageLinks();
    const paths = new Set(pages.flatMap(({ path, pathIn }) => [path, ...languages.map((language) => pathIn(language))]));
    known = { paths, version, until: now() + believedFor };
  }

  /** Whether a page may be at a path, in its own language or the seller's. Rejects where that can't be known now. */
  return async (...paths: readonly string[]): Promise<boolean> => {
    const isKnown = () => paths.some((path) => known.paths.has(path));
    if (isKnown()) return true;
    const isOld = now() >= known.until || store.staleSince(known.version, [contentTag, listTag('')]);
    if (!isOld) return false;
    if ((await Promise.all(paths.map(store.isKept))).includes(true)) return true;
    await (asking ??= ask().finally(() => (asking = undefined)));
    return isKnown();
  };
}
