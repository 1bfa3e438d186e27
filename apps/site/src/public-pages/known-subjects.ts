import { type ContentClient, contentTag } from '@pomp/cms';
import type { Locale } from '@pomp/edition';
import { subjectName, subjectsDatasource } from '@pomp/storefront/subjects';
import { keptContent } from '../content/kept-content';
import type { AskedPage } from './asked-page';
import type { PageStore } from './page-store';

/**
 * Whether the subject that is asked of a list is one. Anyone can make subjects up: each is refused by those that there are, which are asked for once they may have changed. As
 * with pages, one that is kept needs no list of them.
 */
export function knownSubjects(
  contentOf: (locale: Locale) => Pick<ContentClient, 'choices'>,
  { store, now }: { store: Pick<PageStore, 'version' | 'staleSince' | 'isKept'>; now: () => number },
): (asked: Pick<AskedPage, 'locale' | 'query' | 'address'>) => Promise<boolean> {
  const subjectsIn = keptContent(
    async (locale: Locale) => ({ value: await contentOf(locale).choices(subjectsDatasource), tags: [contentTag] }),
    { published: store, now },
  );
  return async ({ locale, query: { category }, address }) =>
    category === undefined || (await store.isKept(address)) || subjectName(await subjectsIn(locale), category) !== undefined;
}
