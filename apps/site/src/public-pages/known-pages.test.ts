import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentUnavailable, contentTag, type PageLink, staleTags, storyTag } from '@pomp/cms';
import { expect, onTestFinished, test } from 'vitest';
import { knownPages } from './known-pages';
import { createPageStore, type Made } from './page-store';

const edition = { locale: 'nl-NL', locales: ['nl-NL', 'en-GB'] };

function site(slugs: string[]) {
  const told = { asked: 0, now: 0, version: 0, stale: -1, answers: 'well' as 'well' | 'away' | 'never', kept: new Set<string>() };
  const link = (slug: string): PageLink => ({
    slug,
    path: `/${slug}/`,
    pathIn: (language) => `/${language}/${slug}-${language}/`,
    publishedAt: undefined,
  });
  const { isKnown } = knownPages(
    () => ({
      listPageLinks: async () => {
        told.asked += 1;
        if (told.answers === 'away') throw new ContentUnavailable('links', 'away');
        if (told.answers === 'never') await new Promise(() => undefined);
        return slugs.map(link);
      },
    }),
    {
      edition,
      now: () => told.now,
      store: {
        get version() {
          return told.version;
        },
        staleSince: (version) => told.stale > version,
        isKept: async (path) => told.kept.has(path),
        markStale: () => undefined,
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
  expect(await isKnown('/nl/faq-nl/')).toBe(false);
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

/** A site of which each page leads to all others. */
async function publishing() {
  const directory = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));
  const links: { own: string; english: string }[] = [{ own: 'faq', english: 'faq' }];
  const now = () => 0;
  const store = createPageStore({ directory, headers: {}, keeps: true, now, report: () => undefined });
  const listPageLinks = async () =>
    links.map(({ own, english }): PageLink => ({
      slug: own,
      path: `/${own}/`,
      pathIn: (language) => `/${language}/${english}/`,
      publishedAt: undefined,
    }));
  const { isKnown, lookAgain } = knownPages(() => ({ listPageLinks }), { edition, now, store });
  const made: string[] = [];
  const keep = async (path: string) => {
    const addresses = links.map(({ own, english }) => (path.startsWith('/en/') ? `/en/${english}/` : `/${own}/`));
    const make = async (): Promise<Made> => {
      made.push(path);
      return addresses.includes(path) ? { html: addresses.join(' '), tags: [contentTag, storyTag('faq')], status: 200 } : 'missing';
    };
    return store.find(path, make);
  };
  const shown = async (path: string): Promise<string> => {
    const found = store.atHand(path) ?? ((await isKnown(path)) ? await keep(path) : 'missing');
    return typeof found === 'object' && 'page' in found ? found.page.body.toString() : 'missing';
  };
  const publish = async (slug: string): Promise<void> => {
    store.markStale(staleTags(slug));
    await lookAgain();
  };
  return { links, made, keep, shown, publish };
}

test.each([
  ['its slug', { own: 'nieuw', english: 'old' }, '/oud/', '/faq/', '/faq/ /nieuw/'],
  ['its slug in another language', { own: 'oud', english: 'new' }, '/en/old/', '/en/faq/', '/en/faq/ /en/new/'],
])('a story that changes %s is no longer where it was, and what leads to it is made again', async (_, story, was, leads, links) => {
  const site = await publishing();
  site.links[1] = { own: 'oud', english: 'old' };
  expect(await site.shown(was)).toContain(was);
  expect(await site.shown(leads)).toContain(was);
  site.links[1] = story;
  await site.publish(story.own);
  expect(await site.shown(was)).toBe('missing');
  expect(await site.shown(leads)).toBe(links);
});

test('a story that changes its slug before anybody asked which pages there are is made again too', async () => {
  const site = await publishing();
  site.links[1] = { own: 'oud', english: 'old' };
  await site.keep('/faq/');
  site.links[1] = { own: 'nieuw', english: 'new' };
  await site.publish('nieuw');
  expect(await site.shown('/faq/')).toBe('/faq/ /nieuw/');
});

test('a story that wasn’t there before is led to at once', async () => {
  const site = await publishing();
  expect(await site.shown('/faq/')).toBe('/faq/');
  site.links[1] = { own: 'nieuw', english: 'new' };
  await site.publish('nieuw');
  expect(await site.shown('/faq/')).toBe('/faq/ /nieuw/');
});

test('another publication leaves what doesn’t show it as it is', async () => {
  const site = await publishing();
  site.links[1] = { own: 'nieuw', english: 'new' };
  await site.shown('/faq/');
  await site.publish('nieuw');
  await site.shown('/faq/');
  expect(site.made).toEqual(['/faq/']);
});
