import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { z } from 'zod';
import { linksOf } from './links.js';
import { readDatasource } from './datasource.js';
import { datasourceQuery, linksQuery, parseSearch, storiesQuery, storyQuery } from './query.js';
import { resolveReferences } from './resolve-references.js';
import { selectStories } from './select-stories.js';
import type { StoriesAnswer, StoryAnswer } from './answers.js';
import { editable } from './editable.js';
import { createStoryFolder, type Space } from './story-folder.js';
import type { Story, StoryVersion } from './story-file.js';

export interface StoryblokTokens {
  /** Reads drafts and published stories. */
  preview: string;
  /** Reads published stories only. */
  public: string;
}

export interface StoryblokOptions {
  /** The name of the space. */
  name: string;
  contentDirectory: string;
  tokens: StoryblokTokens;
  log: (message: string) => void;
}

/**
 * Storyblok's content delivery API, version 2, over a folder of story files. Like the real one: 401 without a fitting token, 422 for an
 * unknown parameter, 301 to the current `cv` for published content asked for without one.
 */
export function storyblokRoutes({ name, contentDirectory, tokens, log }: StoryblokOptions): Hono {
  const folder = createStoryFolder(contentDirectory);
  const app = new Hono();

  async function readSpace(): Promise<Space> {
    const space = await folder.read();
    for (const { path, reason } of space.broken) log(`Story file ${path} left out: ${reason}`);
    return space;
  }

  app.use(cors(), requireToken(tokens));

  app.get('/spaces/me', async (c) => {
    const { cv, languages } = await readSpace();
    return c.json({ space: { id: 1, name, domain: '', version: cv, language_codes: languages } });
  });

  app.get('/links', (c) =>
    answer(c, linksQuery, readSpace, async (query, space) => {
      const { items, total } = page(linksOf(space, query), query);
      paginationHeaders(c, total, query.per_page);
      return c.json({ links: Object.fromEntries(items.map((link) => [link.uuid, link])), cv: space.cv });
    }),
  );

  app.get('/datasource_entries', (c) =>
    answer(c, datasourceQuery, readSpace, async (query, space) => {
      const { items, total } = page(await readDatasource(contentDirectory, query), query);
      paginationHeaders(c, total, query.per_page);
      return c.json({ datasource_entries: items, cv: space.cv });
    }),
  );

  app.get('/stories', (c) =>
    answer(c, storiesQuery, readSpace, async (query, space) => {
      const all = space.stories(query.version, query);
      const { items, total } = page(selectStories(all, query), query);
      paginationHeaders(c, total, query.per_page);
      const stories = items.map((story) => shown(story, query));
      return c.json({ stories, cv: space.cv, ...resolveReferences(items, all, query) } satisfies StoriesAnswer);
    }),
  );

  app.get('/stories/:slug{.+}', (c) =>
    answer(c, storyQuery, readSpace, async (query, space) => {
      const all = space.stories(query.version, query);
      const story = findStory(all, c.req.param('slug') ?? '', query.find_by);
      if (!story) return c.json(['This record could not be found'], 404);
      return c.json({ story: shown(story, query), cv: space.cv, ...resolveReferences([story], all, query) } satisfies StoryAnswer);
    }),
  );

  app.notFound((c) => c.json(['This record could not be found'], 404));
  return app;
}

function requireToken(tokens: StoryblokTokens): MiddlewareHandler {
  return async (c, next) => {
    const token = c.req.query('token');
    const allowed = c.req.query('version') === 'draft' ? [tokens.preview] : [tokens.preview, tokens.public];
    if (token === undefined || !allowed.includes(token)) return c.json({ error: 'Unauthorized' }, 401);
    await next();
  };
}

/** Checks the query, and sends published content without a cache version to the address that has it. */
async function answer<Query extends { version: StoryVersion; cv?: string | undefined }>(
  c: Context,
  schema: z.ZodType<Query>,
  readSpace: () => Promise<Space>,
  respond: (query: Query, space: Space) => Promise<Response>,
): Promise<Response> {
  const result = schema.safeParse(parseSearch(c.req.url));
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
    return c.json({ error: problems.join('; ') }, 422);
  }
  const query = result.data;
  const space = await readSpace();
  if (query.version === 'published') {
    if (!/^\d+$/.test(query.cv ?? '')) return c.redirect(withCv(c.req.url, space.cv), 301);
    c.header('Cache-Control', 'max-age=0, public, s-maxage=604800');
  } else {
    c.header('Cache-Control', 'max-age=0, private, must-revalidate');
  }
  return respond(query, space);
}

/** Without host, so that it also works behind another name. */
function withCv(address: string, cv: number): string {
  const url = new URL(address);
  url.searchParams.set('cv', String(cv));
  return `${url.pathname}${url.search}`;
}

function page<Item>(all: Item[], { page, per_page }: { page: number; per_page: number }): { items: Item[]; total: number } {
  return { items: all.slice((page - 1) * per_page, page * per_page), total: all.length };
}

function paginationHeaders(c: Context, total: number, perPage: number): void {
  c.header('Total', String(total));
  c.header('Per-Page', String(perPage));
  c.header('Access-Control-Expose-Headers', 'Total, Per-Page');
}

function findStory(stories: readonly Story[], reference: string, findBy: 'uuid' | undefined): Story | undefined {
  if (findBy === 'uuid') return stories.find(({ uuid }) => uuid === reference);
  const slug = reference.replace(/\/$/, '');
  // In another language the slug of the space's own finds a story too.
  const slugsOf = ({ lang, full_slug, default_full_slug }: Story) => [
    lang === 'default' ? full_slug : full_slug.slice(lang.length + 1),
    default_full_slug,
  ];
  return stories.find((story) => slugsOf(story).some((own) => own.replace(/\/$/, '') === slug) || String(story.id) === reference);
}

/** A draft says of each block which one it is, for the editor around the page. */
function shown(
  story: Story,
  { version, excluding_fields: left }: { version: StoryVersion; excluding_fields?: string[] | undefined },
): Story {
  const kept = without(story, left);
  return version === 'draft' ? { ...kept, content: editable(kept.content, story.id) } : kept;
}

function without(story: Story, fields: string[] = []): Story {
  const { component, ...rest } = story.content;
  const kept = Object.entries(rest).filter(([name]) => !fields.includes(name));
  return { ...story, content: { component, ...Object.fromEntries(kept) } };
}
