import { type ContentClient, contentTag, listTag } from '@pomp/cms';
import type { Edition } from '@pomp/edition';
import { languageCode } from '@pomp/language';
import type { PageStore } from './page-store';

/** For how long a list of all pages is believed that doesn't have the one that is asked for, in ms. */
const believedFor = 10_000;
/** What makes the list itself stale. */
const listTags = [contentTag, listTag('')];

type Store = Pick<PageStore, 'version' | 'staleSince' | 'isKept' | 'markStale'>;

/**
 * Which pages there are. Anyone can ask for pages that don't exist: each is refused by the list of those that do, which is asked for at most every ten seconds,
 * instead of by asking the content service for each. A page that is kept needs no list: after a start, or a publication, it has to be there while the content service is away or slow.
 */
export function knownPages(
  contentOf: () => Pick<ContentClient, 'listPageLinks'>,
  { edition, now, store }: { edition: Pick<Edition, 'locale' | 'locales'>; now: () => number; store: Store },
) {
  // The seller's own language has no code in its addresses.
  const languages = edition.locales.filter((locale) => locale !== edition.locale).map(languageCode);
  let known: { paths: ReadonlySet<string>; version: number; until: number } | undefined;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const { version } = store;
    const pages = await contentOf().listPageLinks();
    const paths = new Set(pages.flatMap(({ path, pathIn }) => [path, ...languages.map((language) => pathIn(language))]));
    // Of a story with another slug the content service says only that it was published, there: where it was, and all that leads there, would stay as it is. Nor leads anything to one that
    // wasn't there before.
    const before = known?.paths;
    const areOthers = before ? before.size !== paths.size || [...paths].some((path) => !before.has(path)) : version > 0;
    if (areOthers) store.markStale([contentTag]);
    known = { paths, version, until: now() + believedFor };
  }
  const askOnce = () => (asking ??= ask().finally(() => (asking = undefined)));
  const isStale = () => !known || store.staleSince(known.version, listTags);

  return {
    /** Whether a page may be at a path, in its own language or the seller's. Rejects where that can't be known now. */
    async isKnown(...paths: readonly string[]): Promise<boolean> {
      const isListed = () => paths.some((path) => known?.paths.has(path));
      if (isListed()) return true;
      if (known && now() < known.until && !isStale()) return false;
      if ((await Promise.all(paths.map(store.isKept))).includes(true)) return true;
      await askOnce();
      return isListed();
    },
    /** Looks at once which pages there still are, after a publication. */
    async lookAgain(): Promise<void> {
      // What was asked before it may not tell of it; if that failed, whoever asked hears so.
      await asking?.catch(() => undefined);
      if (isStale()) await askOnce();
    },
  };
}
