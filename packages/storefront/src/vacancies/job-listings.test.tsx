import { dutchRoutes } from '@pomp/edition';
import { storefrontRoutes } from '../storefront/storefront-routes.js';
import { createRegistry, type PageContext, type Story, StoryBlocks } from '@pomp/cms';
import { LanguageProvider } from '@pomp/language/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { StorefrontProvider } from '../provider/storefront-provider.js';
import { dutch, spoken } from '../storefront/dutch.test.setup.js';
import { jobListingsBlock } from './job-listings-block.js';
import { vacancyParagraphBlock } from './vacancy-block.js';

const vacancy = (number: number, more: object = {}): Story => ({
  id: number,
  uuid: String(number),
  name: `Vacature ${number}`,
  slug: `vacature-${number}`,
  full_slug: `vacatures/vacature-${number}`,
  tag_list: [],
  content: { component: 'vacancy', title: `Monteur ${number}`, location: 'Zwolle', date_added: '2026-11-20 08:00', ...more },
});

test('a vacancy that nobody translated says which language it is in', async () => {
  const { html } = await serve([vacancy(1, { _lang: 'nl' }), vacancy(2)]);
  expect([...html.matchAll(/<span lang="nl">(.*?)<\/span>/g)].map(([, said]) => said)).toEqual(['Monteur 1']);
});

test('a part of a vacancy is found by a link with its anchor, however an editor typed it', () => {
  const html = renderToStaticMarkup(
    <StoryBlocks
      blocks={[{ component: 'vacancy_paragraph', header: 'Wat je krijgt', id: ' #wat je krijgt' }]}
      registry={createRegistry([vacancyParagraphBlock])}
      mode="published"
      report={() => undefined}
      language={dutch}
    />,
  );
  expect(html).toContain('id="wat-je-krijgt"');
});

/** The page as the server makes it: without knowing the visitor or the time. */
async function serve(found: readonly Story[]) {
  const stories = vi.fn<PageContext['stories']>(({ page = 1, perPage = 100 }) =>
    Promise.resolve({ stories: found.slice((page - 1) * perPage, page * perPage), total: found.length }),
  );
  const page: PageContext = {
    story: vacancy(0),
    stories,
    siteUrl: 'https://pomp.example',
    query: {},
    notFound: () => {
      throw new Error('not found');
    },
  };
  const prepared = jobListingsBlock.prepare({ component: 'job_listings', title: 'Werken bij Pomp' });
  if (prepared.status === 'invalid') throw new Error(prepared.issues.join());
  const block = await prepared.render({
    mode: 'published',
    language: dutch,
    index: 0,
    isInFirstView: true,
    headingLevel: 1,
    page: () => page,
    renderBlocks: () => null,
  });
  const { prelude } = await prerender(
    <LanguageProvider {...spoken}>
      <StorefrontProvider
        routes={storefrontRoutes(dutchRoutes)}
        backendUrl=""
        today={() => '2026-11-21'}
        sinceOpened={() => 0}
        log={() => undefined}
      >
        {block}
      </StorefrontProvider>
    </LanguageProvider>,
  );
  return { html: await new Response(prelude).text(), asked: stories.mock.calls.map(([query]) => query) };
}

const cards = (html: string) => html.match(/<article/g)?.length ?? 0;

test('all vacancies are in the page, for search engines and without script; the first eight are shown', async () => {
  const { html, asked } = await serve(Array.from({ length: 20 }, (_, index) => vacancy(index)));
  expect(cards(html)).toBe(20);
  expect(html.match(/<li[^>]* hidden=""/g)).toHaveLength(12);
  expect(html).toContain('href="/vacatures/vacature-19/"');
  expect(asked).toMatchObject([{ startsWith: 'vacatures/', contentType: 'vacancy', sort: 'content.date_added:desc' }]);
});

test('a page that is kept tells dates, and not how long ago they are', async () => {
  const { html } = await serve([vacancy(1)]);
  expect(html).toContain('20-11-2026');
  expect(html).not.toMatch(/Vandaag|geleden/);
  expect(html).toMatch(/<span hidden="">(?:<[^>]+>)*Nieuw</);
});

test('a vacancy without a date has the day that it first appeared', async () => {
  const { html } = await serve([
    { ...vacancy(1, { date_added: '' }), first_published_at: '2026-11-03T09:00:00.000Z', published_at: '2026-11-19T09:00:00.000Z' },
  ]);
  expect(html).toContain('3-11-2026');
});

test('more than a hundred are asked for in parts', async () => {
  // All but the last can't be shown, which is quicker.
  const { html, asked } = await serve(Array.from({ length: 201 }, (_, index) => vacancy(index, index < 200 ? { title: '' } : {})));
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(html).toContain('href="/vacatures/vacature-200/"');
});

test('a vacancy that is filled in wrongly is left out, and takes no other along', async () => {
  const { html } = await serve([vacancy(1), vacancy(2, { title: '' }), vacancy(3, { location: 4 })]);
  expect(cards(html)).toBe(1);
  expect(html).toContain('Resultaten: 1');
});
