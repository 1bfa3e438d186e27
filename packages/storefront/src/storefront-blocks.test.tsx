import { createRegistry, type PageContext, StoryBlocks } from '@pomp/cms';
import { dutchRoutes } from '@pomp/edition';
import { LanguageProvider } from '@pomp/language/react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { StorefrontProvider } from './provider/storefront-provider.js';
import { storefrontBlocks } from './storefront-blocks.js';
import { dutch, spoken } from './storefront/dutch.test.setup.js';
import { storefrontRoutes } from './storefront/storefront-routes.js';

const registry = createRegistry(storefrontBlocks);

/** What a block can't do without besides its title. */
const needed = {
  teaser: 'Kort.',
  readingTime: '2',
  location: 'Zwolle',
  hubspot_form_id: 'newsletter',
  floor_area: '105',
  gas_use: '1200',
  residents: '2',
  other_title: 'Wie niet reserveerde',
};

const page: PageContext = {
  story: { id: 1, uuid: '', name: '', slug: '', full_slug: 'en/page', lang: 'en', tag_list: [], content: { component: 'page' } },
  query: {},
  siteUrl: 'https://pomp.example',
  stories: () => Promise.resolve({ stories: [], total: 0 }),
  notFound: () => {
    throw new Error('not there');
  },
};

async function show(block: object): Promise<string> {
  const { prelude } = await prerender(
    <LanguageProvider {...spoken}>
      <StorefrontProvider
        routes={storefrontRoutes(dutchRoutes)}
        backendUrl=""
        today={() => '2026-11-21'}
        sinceOpened={() => 0}
        log={() => undefined}
      >
        <StoryBlocks blocks={[block]} registry={registry} mode="published" report={() => undefined} page={page} language={dutch} />
      </StorefrontProvider>
    </LanguageProvider>,
  );
  return new Response(prelude).text();
}

const titled = storefrontBlocks
  .filter(({ hasOwnWords, fields }) => hasOwnWords && 'title' in fields)
  .map(({ component }) => component);

test.each(titled)('%s says of its title which language it is in, and not of what it says itself', async (component) => {
  const block = { component, title: 'Wat de redacteur schreef', ...needed };
  expect(await show({ ...block, _lang: 'nl' })).toMatch(/ lang="nl">(?:<[^>]*>)*Wat de redacteur schreef/);
  expect(await show({ ...block, _lang: 'nl' })).not.toMatch(/^<[^>]* lang=/);
  expect(await show(block)).not.toContain(' lang=');
});

const typed = 'Eerste alinea.\n\nTweede,\nop twee regels.';

// Its words for search engines are no part of what is shown.
const ofSeveralLines = storefrontBlocks.flatMap(({ component, kind, fields }) =>
  kind === 'block'
    ? Object.entries(fields).flatMap(([name, { type }]) => (type === 'textarea' ? [[component, name] as const] : []))
    : [],
);

test.each(ofSeveralLines)('%s keeps the lines of what an editor typed as its %s', async (component, name) => {
  const html = await show({ component, title: 'Wat de redacteur schreef', ...needed, [name]: typed });
  expect(html).toContain('Eerste alinea.<br/><br/>Tweede,<br/>op twee regels.');
});

test('who has no script reads above what confirms a form that it can’t be done so, and where else', async () => {
  const html = await show({ component: 'form_confirmation', title: 'Nog één stap' });
  expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]).toMatch(/werkt alleen met JavaScript.*href="\/contact\/"/);
});
