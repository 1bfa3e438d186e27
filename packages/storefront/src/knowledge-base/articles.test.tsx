import { dutchRoutes } from '@pomp/edition';
import { storefrontRoutes } from '../storefront/storefront-routes.js';
import { contentBlocks, createRegistry, type PageContext, StoryBlocks, type StoriesQuery, type Story } from '@pomp/cms';
import { LanguageProvider } from '@pomp/language/react';
import { prerender } from 'react-dom/static';
import { describe, expect, test, vi } from 'vitest';
import { StorefrontProvider } from '../provider/storefront-provider.js';
import { dutch, spoken } from '../storefront/dutch.test.setup.js';
import { storefrontBlocks } from '../storefront-blocks.js';
import { dateOf } from './article.js';
import { readArticle } from './read-article.js';
import { relatedOf } from './related-of.js';
import { subjects } from './knowledge-base.stories.setup.js';
import { unknownSubject } from './subjects.js';
import { relevantArticles } from './relevant-articles.js';

/** A text of so many words. */
const text = (words: number) => ({
  component: 'text_section',
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'woord '.repeat(words) }] }] },
});

const story = (id: number, more: object = {}): Story => ({
  id,
  uuid: `u${id}`,
  name: `Artikel ${id}`,
  slug: `artikel-${id}`,
  full_slug: `kennisbank/artikel-${id}`,
  published_at: '2026-11-01T08:00:00.000Z',
  first_published_at: '2026-10-01T08:00:00.000Z',
  tag_list: [],
  content: { component: 'article', title: `Artikel ${id}`, teaser: 'Kort.', category: 'kosten', body: [text(800)], ...more },
});

/** A content service with so many articles, the newest first. */
function withArticles(total: number, folder = 'kennisbank/') {
  const asked: StoriesQuery[] = [];
  const stories: PageContext['stories'] = (query) => {
    asked.push(query);
    const { page = 1, perPage = 100 } = query;
    const all = Array.from({ length: total }, (_, index) => ({
      ...story(total - index),
      full_slug: `${folder}artikel-${total - index}`,
    }));
    return Promise.resolve({ stories: all.slice((page - 1) * perPage, page * perPage), total });
  };
  return { asked, stories };
}

describe('an article in a list', () => {
  test('is what its editor filled in, with its address', () => {
    const filled = story(7, { image: { filename: '/beeld/straat.svg', alt: 'Een straat' }, date_added: '2026-11-20 08:00' });
    expect(readArticle(filled)).toEqual({
      id: 7,
      slug: 'artikel-7',
      fullSlug: 'kennisbank/artikel-7',
      title: 'Artikel 7',
      teaser: 'Kort.',
      category: 'kosten',
      readingTime: 4,
      image: { filename: '/beeld/straat.svg', alt: 'Een straat' },
      published_at: '2026-10-01T08:00:00.000Z',
      date_added: '2026-11-20T08:00:00.000Z',
    });
  });

  test('is left out when it can not be shown', () => {
    expect(readArticle(story(1, { title: '' }))).toBeUndefined();
  });

  test('takes as long to read as its words do, and at least a minute', () => {
    const minutes = (...words: number[]) => readArticle(story(1, { body: words.map(text) }))?.readingTime;
    expect([minutes(), minutes(120), minutes(600, 400)]).toEqual([1, 1, 5]);
  });

  test('has the date that editors gave it, or else the day it first appeared', () => {
    expect(dateOf({ date_added: '2026-11-20T08:00:00.000Z', published_at: '2026-10-01T08:00:00.000Z' })).toBe(
      '2026-11-20T08:00:00.000Z',
    );
    expect(dateOf({ date_added: null, published_at: '2026-10-01T08:00:00.000Z' })).toBe('2026-10-01T08:00:00.000Z');
    expect(dateOf({ date_added: null, published_at: null })).toBeUndefined();
  });
});

describe('related articles', () => {
  test('are the last three of what is answered, reversed: the newest first', async () => {
    const { stories, asked } = withArticles(12);
    const answered = await relevantArticles(stories, 'kosten');
    expect(answered.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(relatedOf(answered, 1).map(({ id }) => id)).toEqual([12, 11, 10]);
    expect(asked[0]).toMatchObject({ startsWith: 'kennisbank/', contentType: 'article', filter: { category: { in: 'kosten' } } });
  });

  test('never hold the article that someone reads', async () => {
    const answered = await relevantArticles(withArticles(4).stories, 'kosten');
    expect(relatedOf(answered, 3).map(({ id }) => id)).toEqual([4, 2, 1]);
    expect(relatedOf(await relevantArticles(withArticles(1).stories, 'kosten'), 1)).toEqual([]);
  });
});

test('an article leads from its contents to each of its headings, also of the same words in another text', async () => {
  const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: words }] });
  const part = (...words: string[]) => ({
    component: 'text_section',
    text: { type: 'doc', content: words.map(heading) },
  });
  const { stories } = withArticles(1);
  const { content } = story(1, { body: [part('Inhoud', 'Kosten'), part('Kosten', 'Artikel')] });
  const { prelude } = await prerender(
    <LanguageProvider {...spoken}>
      <main id="inhoud">
        <StoryBlocks
          blocks={[content]}
          registry={createRegistry([...contentBlocks, ...storefrontBlocks])}
          mode="published"
          report={vi.fn()}
          page={{ story: story(1), siteUrl: 'https://pomp.example', query: {}, subjects, stories, notFound: vi.fn() as never }}
          language={dutch}
        />
      </main>
    </LanguageProvider>,
  );
  const html = await new Response(prelude).text();
  const [nav = ''] = /<nav[^>]*><h\d.*?<\/nav>/.exec(html) ?? [];
  const leadsTo = [...nav.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(leadsTo).toEqual(['inhoud-2', 'kosten', 'kosten-2', 'artikel-2']);
  expect(ids.filter((id) => leadsTo.includes(id))).toEqual(leadsTo);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('the overview', () => {
  const registry = createRegistry(storefrontBlocks);

  async function show(
    total: number,
    query: Record<string, string> = {},
    content: object = { component: 'knowledge_base', title: 'Kennisbank' },
    more: Partial<Story> = { full_slug: 'kennisbank/' },
  ) {
    const { asked, stories } = withArticles(total, more.lang ? 'en/knowledge-base/' : undefined);
    const page: PageContext = {
      story: { ...story(0), ...more },
      siteUrl: 'https://pomp.example',
      query,
      subjects,
      stories,
      notFound: () => {
        throw new Error('not there');
      },
    };
    const report = vi.fn();
    const { prelude } = await prerender(
      <LanguageProvider {...spoken}>
        <StorefrontProvider
          routes={storefrontRoutes(dutchRoutes)}
          backendUrl=""
          today={() => '2026-11-21'}
          sinceOpened={() => 0}
          log={() => undefined}
        >
          <StoryBlocks blocks={[content]} registry={registry} mode="published" report={report} page={page} language={dutch} />
        </StorefrontProvider>
      </LanguageProvider>,
      { onError: () => undefined },
    );
    expect(report).not.toHaveBeenCalled();
    return { html: await new Response(prelude).text(), asked };
  }

  const titles = (html: string) => [...html.matchAll(/href="\/kennisbank\/(artikel-\d+)\/"/g)].map(([, slug]) => slug);

  test('shows nine articles a page, and where one is', async () => {
    const { html } = await show(20, { page: '2' });
    expect(titles(html)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3].map((id) => `artikel-${id}`));
    expect(html.replaceAll('<!-- -->', '')).toContain('Pagina 2 van 3');
    expect(html).toContain('href="/kennisbank/?page=3#artikelen"');
  });

  test('asks for one category only, and keeps it while turning pages', async () => {
    const { html, asked } = await show(20, { category: 'isolatie' });
    expect(asked).toEqual([expect.objectContaining({ filter: { category: { in: 'isolatie' } }, page: 1, perPage: 9 })]);
    expect(html).toContain('href="/kennisbank/?category=isolatie&amp;page=2#artikelen"');
    expect(html).toMatch(/category=isolatie#onderwerp" aria-current="true"/);
  });

  test('is led to in the language of the page', async () => {
    const english = { lang: 'en', full_slug: 'en/knowledge-base/subsidies' };
    const article = await show(0, {}, { ...story(1).content, body: [] }, english);
    const links = [...article.html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/en/', '/en/knowledge-base/', '/en/knowledge-base/?category=kosten']);
    const latest = await show(1, {}, { component: 'articles', link_label: 'More' }, english);
    expect(latest.html).toContain(' href="/en/knowledge-base/">More</a>');
  });

  test('says of an article that nobody translated which language it is in', async () => {
    expect(readArticle(story(1, { _lang: 'nl' }))).toMatchObject({ lang: 'nl' });
    const { html } = await show(0, {}, { ...story(1).content, body: [], _lang: 'nl' });
    expect(html).toContain('<span lang="nl">Artikel 1</span>');
    expect(html).toContain('<span lang="nl">Kort.</span>');
  });

  test('says so when there are no articles', async () => {
    expect((await show(0)).html).toContain('Er zijn geen artikelen gepubliseerd.');
  });

  test('has the newest one above the others only where editors want that; it opens in a new tab', async () => {
    const { html } = await show(3, {}, { component: 'knowledge_base', featured: true });
    expect(html).toMatch(/<a[^>]*href="\/kennisbank\/artikel-3\/"[^>]*target="_blank"/);
    expect(titles(html)).toEqual(['artikel-3', 'artikel-2', 'artikel-1']);
    expect((await show(3)).html).not.toContain('target="_blank"');
  });

  test.each<Record<string, string>>([{ category: 'kosten' }, { page: '2' }])(
    'has only what is asked for with %o, and not the newest one above it',
    async (query) => {
      const { html } = await show(20, query, { component: 'knowledge_base', featured: true });
      expect(html).not.toContain('target="_blank"');
      expect(titles(html)).toHaveLength(9);
    },
  );

  test('of a category that is none of ours says so in its own words', async () => {
    const { html, asked } = await show(20, { category: unknownSubject });
    expect(html).toContain('Er zijn geen artikelen gepubliseerd.');
    expect(html).not.toContain('aria-current');
    expect(asked).toEqual([]);
  });

  test.each<Record<string, string>>([
    { category: 'sport' },
    { page: '4' },
    { category: 'kosten', page: '99' },
    { category: unknownSubject, page: '2' },
  ])('has no page for %o', async (query) => {
    await expect(show(20, query)).rejects.toThrow('not there');
  });

  test('of the newest articles elsewhere leads on to the others', async () => {
    const { html, asked } = await show(
      20,
      {},
      { component: 'articles', title: 'Nieuws', category: 'nieuws', amount: '6', link_label: 'Al het nieuws' },
    );
    expect(titles(html)).toHaveLength(6);
    expect(asked[0]).toMatchObject({ filter: { category: { in: 'nieuws' } }, perPage: 6 });
    expect(html).toContain('href="/kennisbank/?category=nieuws"');
  });

  test.each([
    [{}, '/kennisbank/'],
    [{ lang: 'en', full_slug: 'en/news' }, '/en/kennisbank/'],
  ])('of a subject without articles leads to the overview, on a page of %o', async (more, overview) => {
    const { html } = await show(0, {}, { component: 'articles', category: 'nieuws', link_label: 'Al het nieuws' }, more);
    expect(html).toContain(` href="${overview}?category=nieuws"`);
  });
});
