import { apiPlugin, storyblokInit, type ISbStoriesParams, type StoryblokClient } from '@storyblok/js';
import { z } from 'zod';
import { isPageSlug, storyPath, translatedPath } from '../links/story-path.js';
import { fallbackSettings, parseSettings, settingsSlug, type SiteSettings } from '../settings/site-settings.js';
import { ContentUnavailable } from './content-unavailable.js';
import { contentTag, listTag, storyTag } from './content-tags.js';
import { withoutDeadLinks } from './dead-links.js';
import { inLanguage } from './in-language.js';
import { story as storySchema, type Story } from './story.js';

type ContentVersion = 'draft' | 'published';

/** Where and how content is fetched. */
export interface ContentClientOptions {
  accessToken: string;
  /** Without `/cdn`, such as `http://localhost:4100/v2`; Storyblok's own of the region without it. */
  endpoint?: string;
  region?: 'eu' | 'us' | 'ca' | 'ap' | 'cn';
  version?: ContentVersion;
  /**
   * The language of everything that is asked for, by its code in the space: `en`. Its pages stand below that code; what isn't translated is in the space's own
   * language, which is what is asked for without a code.
   */
  language?: string | undefined;
  /** `memory` for a host without a cache of its own; it is emptied when the space's content changes. */
  cache?: 'none' | 'memory';
  /** In seconds; a page waits no longer for content. */
  timeout?: number;
  fetch?: typeof fetch;
  /** What to add to a request that is kept under these tags: for Next `(tags) => ({ next: { tags } })`. */
  requestInit?: (tags: string[]) => RequestInit;
  /** Content that can't be used, such as settings that are filled in wrongly. */
  report?: (message: string) => void;
}

/** A published page, for a sitemap or a list of links. */
export interface PageLink {
  slug: string;
  /** With the trailing slash, `/` for the home page. */
  path: string;
  /** The path in another language of the space, by its code. */
  pathIn: (language: string) => string;
  /** When it was last published, as an ISO date; undefined where the content service doesn't say. */
  publishedAt: string | undefined;
}

/** Which stories to list, and in which order. */
export interface StoriesQuery {
  /** Beginning of the full slug, such as `kennisbank/`. A folder, so that only what is published in it makes the answer stale. */
  startsWith?: string;
  contentType?: string;
  /** From 1, the default. */
  page?: number;
  /** At most 100, the default. */
  perPage?: number;
  /** As Storyblok writes it: `content.date_added:desc`. */
  sort?: string;
  /** By field and operator: `{ category: { in: 'kosten' } }`. */
  filter?: Record<string, Record<string, string>>;
  /** Fields of the content that aren't needed, such as a long text. */
  without?: readonly string[];
  version?: ContentVersion;
}

/** One of the things that editors choose from, as they manage them in a datasource of the space. */
export interface Choice {
  /** What is kept, and what addresses have: `kosten`. */
  readonly value: string;
  /** What it is called, in the language that is asked for or else in the space's own. */
  readonly name: string;
}

/** One page of a list of stories. */
export interface StoriesPage {
  stories: Story[];
  /** The number of stories on all pages together. */
  total: number;
}

/** All methods reject with `ContentUnavailable` when the content service doesn't answer as it should. */
export interface ContentClient {
  /** A story by its full slug, of this language or the space's own; null when there is none. */
  getStory: (fullSlug: string, options?: { version?: ContentVersion }) => Promise<Story | null>;
  /** One page of the stories that fit, and how many fit. */
  stories: (query: StoriesQuery) => Promise<StoriesPage>;
  /** What editors choose from in a field made with `choiceFrom`, in their order; none where the space has no such datasource. */
  choices: (datasource: string) => Promise<Choice[]>;
  /** Every published page. */
  listPageLinks: () => Promise<PageLink[]>;
  /** The settings, or the fallback when they are missing or wrong. */
  getSiteSettings: (options?: { version?: ContentVersion }) => Promise<SiteSettings>;
}

/** The story about pages that don't exist; nothing to list. A host without a place for it in its own not-found page says the same there. */
export const notFoundSlug = '404';

const links = z.array(
  z.object({
    slug: z.string(),
    is_folder: z.boolean(),
    published: z.boolean(),
    published_at: z.string().nullish(),
    alternates: z.array(z.object({ lang: z.string(), path: z.string() })).nullish(),
  }),
);

const datasourceEntries = z.array(
  z.object({ name: z.string().min(1), value: z.string().min(1), dimension_value: z.string().nullish() }),
);

/** The only way to content. Nothing is kept between requests unless `cache` says so. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { version: defaultVersion = 'published', language, requestInit = () => ({}), report = () => undefined } = options;
  const api = connect(options);
  const spoken = language === undefined ? {} : { language, fallback_lang: 'default' };
  const asShown = (found: Story): Story => (language === undefined ? found : inLanguage(found, language));

  /** A draft leads to other drafts, resolved or not. In a list of stories not every link needs to be resolved: Storyblok's client looks for many of them in its folder alone. */
  const asLinked = (found: Story, version: ContentVersion): Story =>
    version === 'published' ? { ...found, content: withoutDeadLinks(found.content) as Story['content'] } : found;

  async function getStory(
    fullSlug: string,
    { version = defaultVersion }: { version?: ContentVersion } = {},
  ): Promise<Story | null> {
    const tags = requestInit([contentTag, storyTag(fullSlug)]);
    const params = { version, resolve_links: 'url', ...spoken } as const;
    // Storyblok takes digits for an id, so a page like `404` is found through the list.
    if (/^\d+$/.test(fullSlug)) {
      const answer = await ask('stories', () => api.getStories({ ...params, by_slugs: fullSlug }, tags));
      const [first] = answer === 'missing' ? [] : checked('stories', z.array(storySchema), answer.data.stories);
      return first ? asShown(asLinked(first, version)) : null;
    }
    const answer = await ask(`story ${fullSlug}`, () => api.getStory(encodeSlug(fullSlug), params, tags));
    if (answer === 'missing') return null;
    return asShown(asLinked(checked(`story ${fullSlug}`, storySchema, answer.data.story), version));
  }

  function stories(query: StoriesQuery): Promise<StoriesPage> {
    const { startsWith = '', contentType, page = 1, perPage = 100, sort, filter, without, version = defaultVersion } = query;
    const params: ISbStoriesParams = {
      version,
      resolve_links: 'url',
      ...spoken,
      page,
      per_page: perPage,
      ...(startsWith && { starts_with: startsWith }),
      ...(contentType && { content_type: contentType }),
      ...(sort && { sort_by: sort }),
      ...(filter && { filter_query: filter }),
      ...(without && { excluding_fields: without.join(',') }),
    };
    return list(params, requestInit([contentTag, listTag(startsWith)]));
  }

  async function list(params: ISbStoriesParams, tags: RequestInit): Promise<StoriesPage> {
    const answer = await ask('stories', () => api.getStories(params, tags));
    if (answer === 'missing') return { stories: [], total: 0 };
    return {
      stories: checked('stories', z.array(storySchema), answer.data.stories).map(asShown),
      total: checked('stories, total', z.number(), answer.total),
    };
  }

  async function choices(datasource: string): Promise<Choice[]> {
    const asked = { datasource, per_page: 1000, ...(language !== undefined && { dimension: language }) };
    const answer = await ask(`datasource ${datasource}`, () => api.get('cdn/datasource_entries', asked, requestInit([contentTag])));
    const entries = answer === 'missing' ? [] : (answer.data as { datasource_entries?: unknown }).datasource_entries;
    return checked(`datasource ${datasource}`, datasourceEntries, entries).map(({ name, value, dimension_value: translated }) => ({
      value,
      name: translated || name,
    }));
  }

  async function listPageLinks(): Promise<PageLink[]> {
    const asked = { version: 'published', per_page: 1000, include_dates: 1 } as const;
    const answer = await ask('links', () => api.getAll('cdn/links', asked, 'links', requestInit([contentTag, listTag('')])));
    return checked('links', links, answer === 'missing' ? [] : answer)
      .filter(({ slug, is_folder, published }) => published && !is_folder && isPageSlug(slug) && slug !== notFoundSlug)
      .map(({ slug, published_at, alternates }) => ({
        slug,
        path: storyPath(slug),
        pathIn: (language) => translatedPath(language, alternates?.find(({ lang }) => lang === language)?.path || slug),
        publishedAt: published_at ?? undefined,
      }));
  }

  async function getSiteSettings(asked?: { version?: ContentVersion }): Promise<SiteSettings> {
    const story = await getStory(settingsSlug, asked);
    const { settings, issues } = story
      ? parseSettings(story.content)
      : { settings: fallbackSettings, issues: ['there is no such story'] };
    for (const issue of issues) report(`Site settings (${settingsSlug}): ${issue}`);
    return settings;
  }

  return { getStory, stories, choices, listPageLinks, getSiteSettings };
}

function connect({
  accessToken,
  endpoint,
  region = 'eu',
  version,
  cache = 'none',
  timeout = 5,
  fetch,
}: ContentClientOptions): StoryblokClient {
  const { storyblokApi } = storyblokInit({
    accessToken,
    bridge: false,
    use: [apiPlugin],
    apiOptions: {
      ...(endpoint && { endpoint: endpoint.replace(/\/$/, '') }),
      region,
      ...(version && { version }),
      ...(fetch && { fetch }),
      timeout,
      // 'manual' asks for the newest content on every request. A remembered cache version would, after publishing, ask Storyblok's CDN
      // for the old content again, in every process that did not see the new version yet.
      cache: cache === 'memory' ? { type: 'memory', clear: 'auto' } : { type: 'none', cv: 'manual' },
    },
  });
  if (!storyblokApi) throw new Error('An access token for Storyblok is needed');
  return storyblokApi;
}

const failure = z.object({ status: z.number().optional(), message: z.string().optional() });

/** Storyblok's client rejects with plain objects. */
async function ask<Answer>(asked: string, request: () => Promise<Answer>): Promise<Answer | 'missing'> {
  try {
    return await request();
  } catch (error) {
    const { status, message = 'no answer' } = failure.safeParse(error).data ?? {};
    if (status === 404) return 'missing';
    throw new ContentUnavailable(asked, message, status);
  }
}

function checked<Schema extends z.ZodType>(asked: string, schema: Schema, answer: unknown): z.output<Schema> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw new ContentUnavailable(asked, result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}

const withoutSlash = (slug: string) => slug.replace(/^\/+|\/+$/g, '');
const encodeSlug = (slug: string) => withoutSlash(slug).split('/').map(encodeURIComponent).join('/');
