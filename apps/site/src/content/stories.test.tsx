import {
  type BlockProblem,
  isPageSlug,
  type PageContext,
  pageMetadata,
  parseSettings,
  settingsSlug,
  StoryBlocks,
  storyPath,
} from '@pomp/cms';
import { formatCents, systemPricesIn } from '@pomp/domain';
import { contentTargets, type Edition, type TargetName } from '@pomp/edition';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { LanguageProvider } from '@pomp/language/react';
import { StorefrontProvider, storefrontRoutes } from '@pomp/storefront';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerender } from 'react-dom/static';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { speak, wordsIn } from '../language/dictionaries';
import { contextOf } from '../public-pages/site-of-page';
import { registry } from './registry';

const file = z.object({ name: z.string(), content: z.looseObject({ component: z.string() }) });

interface StoryFile extends z.infer<typeof file> {
  readonly slug: string;
}

const storiesIn = (directory: string): readonly StoryFile[] =>
  readdirSync(join(import.meta.dirname, '../..', directory), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({
      slug: path.replace(/(?:(?<=\/)index)?\.json$/, ''),
      ...file.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../..', directory, path), 'utf8'))),
    }));

/** Such as of parts of a list without a key: pages are shown all the same. */
const toldByReact = vi.spyOn(console, 'error');

const isOwn = (href: string) => href.startsWith('/');

/** Pictures, films and documents of the site itself. */
const publicDirectory = join(import.meta.dirname, '../../public');
const files = new Set(readdirSync(publicDirectory, { recursive: true, encoding: 'utf8' }).map((path) => `/${path}`));

const storyOf = ({ slug, name, content }: StoryFile): PageContext['story'] => ({
  id: 1,
  uuid: '',
  name,
  slug,
  full_slug: slug,
  tag_list: [],
  content,
});

function notFound(): never {
  throw new Error('the page says that it is not there');
}

const spaces: readonly { readonly edition: Edition; readonly directory: string }[] = [
  { edition: pomp, directory: 'content' },
  { edition: amstelwarmte, directory: 'content-amstelwarmte' },
];

describe.each(spaces)('in $directory', ({ edition, directory }) => {
  const stories = storiesIn(directory);
  const pages = stories.filter(({ slug }) => isPageSlug(slug));

  /** Where content may lead besides to stories: the application's own pages, as far as one can get there without knowing more. */
  const ofContent: readonly TargetName[] = contentTargets;
  const ownPaths = (Object.keys(edition.routes.paths) as TargetName[])
    .filter((to) => !ofContent.includes(to))
    .map((to) => edition.routes.paths[to])
    .filter((path) => !path.includes(':'));
  const paths = new Set([...pages.map(({ slug }) => storyPath(slug)), ...ownPaths]);

  /** Lists as overviews ask for them, without their order. */
  const listStories: PageContext['stories'] = ({ startsWith = '', contentType, page = 1, perPage = 100 }) => {
    const found = stories.filter(
      ({ slug, content }) => slug.startsWith(startsWith) && (contentType === undefined || content.component === contentType),
    );
    return Promise.resolve({ stories: found.slice((page - 1) * perPage, page * perPage).map(storyOf), total: found.length });
  };

  /** As the site does it: forms and lists are waited for. */
  async function render(shown: StoryFile): Promise<{ html: string; problems: BlockProblem[] }> {
    const context = contextOf({ siteUrl: 'https://pomp.example', edition });
    const page: PageContext = { ...context, story: storyOf(shown), query: {}, stories: listStories, notFound };
    const problems: BlockProblem[] = [];
    const blocks = (
      <LanguageProvider {...wordsIn(edition, edition.locale)}>
        <StorefrontProvider
          backendUrl=""
          today={() => '2026-11-21'}
          sinceOpened={() => 0}
          log={() => undefined}
          routes={storefrontRoutes(edition.routes)}
          prices={edition.prices}
        >
          <StoryBlocks
            blocks={[shown.content]}
            registry={registry}
            mode="published"
            report={(problem) => problems.push(problem)}
            page={page}
            language={speak(edition, edition.locale)}
          />
        </StorefrontProvider>
      </LanguageProvider>
    );
    const { prelude } = await prerender(blocks);
    return { html: await new Response(prelude).text(), problems };
  }

  const renderings: Promise<unknown>[] = [];

  describe.each(pages)('the page $slug', (shown) => {
    const rendered = render(shown);
    renderings.push(rendered);

    test('is shown whole', async () => {
      const { problems } = await rendered;
      expect(problems).toEqual([]);
    });

    test('has one title, and a description for search engines', async () => {
      const { html } = await rendered;
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(pageMetadata(shown).description).toBeTruthy();
    });

    test('names with each price by the month a loan over its seller’s price, and no other', async () => {
      const { html } = await rendered;
      const byTheMonth = JSON.stringify(shown.content).match(/"monthly_payment":true/g) ?? [];
      const loans = [...html.matchAll(/lening van 15 jaar over (?:<!-- -->)?(€\s[\d.]+)/g)].map(([, amount]) => amount);
      const price = formatCents(systemPricesIn(edition.prices).hybrid * 100, { locale: edition.locale });
      expect(loans).toEqual(byTheMonth.map(() => price));
    });

    test('leads only to pages and files that exist', async () => {
      const { html } = await rendered;
      const links = [...html.matchAll(/(?:href|src|poster)="([^"#?]+)/g)].map(([, href = '']) => href);
      const widths = [...html.matchAll(/srcSet="([^"]+)/gi)].flatMap(([, set = '']) =>
        set.split(', ').map((each) => each.split(' ')[0] ?? ''),
      );
      expect([...links, ...widths].filter(isOwn).filter((href) => !paths.has(href) && !files.has(href))).toEqual([]);
    });

    test('jumps only to sections that it has', async () => {
      const { html } = await rendered;
      const here = storyPath(shown.slug);
      const anchors = [...html.matchAll(/href="([^"#?]*)#([^"]+)"/g)].flatMap(([, path, anchor = '']) =>
        path === '' || path === here ? decodeURIComponent(anchor) : [],
      );
      expect(anchors.filter((anchor) => !html.includes(` id="${anchor}"`))).toEqual([]);
    });

    test('shows each picture with its meaning, or as decoration', async () => {
      const { html } = await rendered;
      expect([...html.matchAll(/<img(?![^>]* alt=)[^>]*>/g)]).toEqual([]);
    });
  });

  test('React finds nothing wrong with any page', async () => {
    await Promise.all(renderings);
    expect(toldByReact).not.toHaveBeenCalled();
  });

  test('header and footer lead only to pages that exist', () => {
    const { settings, issues } = parseSettings(stories.find(({ slug }) => slug === settingsSlug)?.content);
    const { header, footer } = settings;
    const links = [
      ...header.items,
      ...header.products,
      ...header.products.map(({ reserve }) => reserve),
      ...(header.action ? [header.action] : []),
      ...footer.columns.flatMap(({ items }) => items),
      ...footer.legal,
    ].map(({ href }) => href);
    expect(issues).toEqual([]);
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter((href) => isOwn(href) && !paths.has(href))).toEqual([]);
  });
});

test('another seller’s stories name Pomp nowhere but in what it sells', () => {
  const texts = storiesIn('content-amstelwarmte').map((story) => JSON.stringify(story));
  const named = texts.flatMap(
    (text) => text.replaceAll(/Pomp (?:AO|T)\b|pomp-ao(?=")|\/producten\/[^"]*/g, '').match(/.{0,20}\bpomp\b.{0,20}/gi) ?? [],
  );
  expect(named).toEqual([]);
});
