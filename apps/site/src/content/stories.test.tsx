import { type BlockProblem, pageMetadata, parseSettings, settingsSlug, StoryBlocks, storyPath } from '@pomp/cms';
import { StorefrontProvider } from '@pomp/storefront';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prerender } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { registry } from './registry';

const directory = join(import.meta.dirname, '../../content');
const file = z.object({ name: z.string(), content: z.looseObject({ component: z.string() }) });

const stories = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => ({ slug: path.replace(/\.json$/, ''), ...file.parse(JSON.parse(readFileSync(join(directory, path), 'utf8'))) }));
const pages = stories.filter(({ slug }) => slug !== settingsSlug);

/** Where content may lead besides to stories. */
const ownPaths = ['/account/'];
const paths = new Set([...pages.map(({ slug }) => storyPath(slug)), ...ownPaths]);
const isOwn = (href: string) => href.startsWith('/');

/** Pictures, films and documents of the site itself. */
const publicDirectory = join(import.meta.dirname, '../../public');
const files = new Set(readdirSync(publicDirectory, { recursive: true, encoding: 'utf8' }).map((path) => `/${path}`));

/** As the site does it: forms are waited for. */
async function render(content: unknown): Promise<{ html: string; problems: BlockProblem[] }> {
  const problems: BlockProblem[] = [];
  const blocks = (
    <StorefrontProvider backendUrl="" today={() => '2026-11-21'} now={() => new Date('2026-11-21T10:00:00Z')} sinceOpened={() => 0} log={() => undefined}>
      <StoryBlocks blocks={[content]} registry={registry} mode="published" report={(problem) => problems.push(problem)} />
    </StorefrontProvider>
  );
  const { prelude } = await prerender(blocks);
  return { html: await new Response(prelude).text(), problems };
}

describe.each(pages)('the page $slug', ({ name, content }) => {
  const rendered = render(content);

  test('is shown whole', async () => {
    const { problems } = await rendered;
    expect(problems).toEqual([]);
  });

  test('has one title, and a description for search engines', async () => {
    const { html } = await rendered;
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(pageMetadata({ name, content }).description).toBeTruthy();
  });

  test('leads only to pages and files that exist', async () => {
    const { html } = await rendered;
    const links = [...html.matchAll(/(?:href|src|poster)="([^"#?]+)/g)].map(([, href = '']) => href).filter(isOwn);
    expect(links.filter((href) => !paths.has(href) && !files.has(href))).toEqual([]);
  });

  test('shows each picture with its meaning, or as decoration', async () => {
    const { html } = await rendered;
    expect([...html.matchAll(/<img(?![^>]* alt=)[^>]*>/g)]).toEqual([]);
  });
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
