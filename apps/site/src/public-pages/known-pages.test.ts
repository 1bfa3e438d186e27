import { ContentUnavailable, type PageLink } from '@pomp/cms';
import { expect, test } from 'vitest';
import { knownPages } from './known-pages';

function site(slugs: string[]) {
  const told = { asked: 0, now: 0, version: 0, stale: -1, answers: 'well' as 'well' | 'away' | 'never', kept: new Set<string>() };
  const link = (slug: string): PageLink => ({
    slug,
    path: `/${slug}/`,
    pathIn: (language) => `/${language}/${slug}-${language}/`,
    publishedAt: undefined,
  });
  const isKnown = knownPages(
    () => ({
      listPageLinks: async () => {
        told.asked += 1;
        if (told.answers === 'away') throw new ContentUnavailable('links', 'away');
        if (told.answers === 'never') await new Promise(() => undefined);
        return slugs.map(link);
      },
    }),
    {
      languages: ['en'],
      now: () => told.now,
      store: {
        get version() {
          return told.version;
        },
        staleSince: (version) => told.stale > version,
        isKept: async (path) => told.kept.has(path),
      },
    },
  );
  return { told, isKnown, slugs };
}

test('pages are found by their own path, and by that in another language', async () => {
  const { isKnown } = site(['faq']);
  expect(await isKnown('/faq/')).toBe(true);
  expect(await isKnown('/en/faq-en/')).toBe(true);
  expect(await isKnown('/en/faq/', '/faq/')).toBe(true);
  expect(await isKnown('/en/faq/')).toBe(false);
});

test('however many ask for pages that don’t exist, the content service is asked once in ten seconds', async () => {
  const { isKnown, told, slugs } = site(['faq']);
  await Promise.all(Array.from({ length: 50 }, (_, index) => isKnown(`/onzin-${index}/`)));
  expect(told.asked).toBe(1);
  slugs.push('nieuw');
  expect(await isKnown('/nieuw/')).toBe(false);
  told.now = 10_000;
  expect(await isKnown('/nieuw/')).toBe(true);
  expect(told.asked).toBe(2);
});

test('what is published is found at once', async () => {
  const { isKnown, told, slugs } = site(['faq']);
  await isKnown('/faq/');
  slugs.push('nieuw');
  told.version = told.stale = 1;
  expect(await isKnown('/nieuw/')).toBe(true);
});

test('while the content service is away, what is known stays, and nobody says that the rest isn’t there', async () => {
  const { isKnown, told } = site(['faq']);
  await isKnown('/faq/');
  told.answers = 'away';
  told.now = 10_000;
  expect(await isKnown('/faq/')).toBe(true);
  await expect(isKnown('/onzin/')).rejects.toThrow(ContentUnavailable);
  told.answers = 'well';
  expect(await isKnown('/onzin/')).toBe(false);
});

test.each(['away', 'never'] as const)('a page that is kept is known although the list comes %s', async (answers) => {
  const { isKnown, told } = site(['faq']);
  told.answers = answers;
  told.kept.add('/faq/');
  expect(await isKnown('/faq/')).toBe(true);
  expect(told.asked).toBe(0);
});
