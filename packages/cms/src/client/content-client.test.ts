import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentLink, storyblokLink } from '../links/content-link.js';
import { createContentClient, type ContentClientOptions } from './content-client.js';
import { staleTags } from './content-tags.js';
import { ContentUnavailable } from './content-unavailable.js';

/** What the content service answers, by path; a path that isn't here is a 404 as Storyblok gives it. */
let answers: Record<string, { status?: number; body: unknown; total?: number }>;
let asked: URL[];
let server: Server;
let endpoint: string;

const story = (full_slug: string, content: object = { component: 'page' }) => ({
  id: 1,
  uuid: 'b8e3f5a0-0000-4000-a000-000000000000',
  name: full_slug,
  slug: full_slug,
  full_slug,
  published_at: '2026-01-10T08:00:00.000Z',
  tag_list: [],
  content,
});

beforeEach(async () => {
  answers = {};
  asked = [];
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', endpoint);
    asked.push(url);
    const { status = 200, body, total } = answers[url.pathname] ?? { status: 404, body: ['This record could not be found'] };
    response.writeHead(status, { 'content-type': 'application/json', ...(total !== undefined && { total, 'per-page': 100 }) });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const client = (options: Partial<ContentClientOptions> = {}) => createContentClient({ accessToken: 'token', endpoint, ...options });

describe('a story', () => {
  it('is found by its slug', async () => {
    answers['/v2/cdn/stories/het-proces'] = { body: { story: story('het-proces'), cv: 1, links: [], rels: [] } };
    expect(await client().getStory('het-proces')).toMatchObject({ full_slug: 'het-proces', content: { component: 'page' } });
    expect(asked[0]?.searchParams.get('version')).toBe('published');
  });

  it('that does not exist is null', async () => {
    expect(await client().getStory('weg')).toBeNull();
  });

  it('is found by its slug also when that looks like an id', async () => {
    answers['/v2/cdn/stories'] = { body: { stories: [story('404')], cv: 1, links: [], rels: [] }, total: 1 };
    expect(await client().getStory('404')).toMatchObject({ full_slug: '404' });
    expect(asked[0]?.searchParams.get('by_slugs')).toBe('404');
  });

  it('is asked for anew each time, without a remembered version of the content', async () => {
    answers['/v2/cdn/stories/home'] = { body: { story: story('home'), cv: 1700000000, links: [], rels: [] } };
    const content = client();
    await content.getStory('home');
    await content.getStory('home');
    expect(asked.map((url) => url.searchParams.get('cv'))).toEqual([null, null]);
  });

  it('is fetched with the tags under which a host keeps it', async () => {
    answers['/v2/cdn/stories/kennisbank/warmte'] = { body: { story: story('kennisbank/warmte'), cv: 1, links: [], rels: [] } };
    const seen: unknown[] = [];
    const recording: typeof fetch = (address, init) => {
      seen.push(init?.headers && init.cache);
      return fetch(address, init);
    };
    const tags: string[][] = [];
    const content = client({ fetch: recording, requestInit: (given) => (tags.push(given), { cache: 'force-cache' }) });
    await content.getStory('kennisbank/warmte');
    expect(tags).toEqual([['content', 'story:kennisbank/warmte']]);
    expect(seen).toEqual(['force-cache']);
  });
});

describe('a link to a story', () => {
  const uuid = (end: number) => `b8e3f5a0-0000-4000-a000-00000000000${end}`;
  const field = (id: string, more: object = {}) => ({
    fieldtype: 'multilink',
    linktype: 'story',
    id,
    url: '',
    cached_url: `product-${id.at(-1)}`,
    ...more,
  });
  const button = (link: object) => ({ component: 'action', _uid: 'u', link });
  const inText = (id: string) => ({
    component: 'text',
    _uid: 'u',
    text: {
      type: 'doc',
      content: [
        {
          type: 'text',
          text: 'hier',
          marks: [{ type: 'link', attrs: { linktype: 'story', uuid: id, href: 'product', anchor: 'kosten' } }],
        },
      ],
    },
  });
  const body = [
    button(field(uuid(1))),
    button(field(uuid(2), { anchor: 'kosten' })),
    button(field('', { cached_url: 'contact' })),
    { component: 'text', _uid: 'u', text: inText(uuid(1)).text },
    inText(uuid(2)),
  ];
  const links = [{ id: 1, uuid: uuid(1), name: 'Product', slug: 'product', full_slug: 'nieuw', url: 'nieuw' }];

  /** Where each of the links leads. */
  const leadsTo = (found: unknown): (string | undefined)[] =>
    (found as typeof body).map((block) => {
      const link =
        'link' in block
          ? block.link
          : { ...block.text.content[0]?.marks[0]?.attrs, url: block.text.content[0]?.marks[0]?.attrs.href };
      return contentLink(storyblokLink.parse(link))?.href;
    });

  beforeEach(() => {
    answers['/v2/cdn/stories/home'] = {
      body: { story: story('home', { component: 'page', _uid: 'u', body }), cv: 1, links, rels: [] },
    };
    answers['/v2/cdn/stories'] = {
      body: { stories: [story('404', { component: 'page', _uid: 'u', body })], cv: 1, links, rels: [] },
      total: 1,
    };
  });

  it('that isn’t published is none: there is no page', async () => {
    for (const language of [undefined, 'en']) {
      const content = client({ language });
      for (const slug of ['home', '404']) {
        const [resolved, dead, , resolvedInText, deadInText] = leadsTo((await content.getStory(slug))?.content.body);
        expect([resolved, dead, resolvedInText, deadInText]).toEqual(['/nieuw/', undefined, '/nieuw/#kosten', undefined]);
      }
    }
  });

  it('leads there in the preview, and where nobody said which story it is', async () => {
    const draft = leadsTo((await client({ version: 'draft' }).getStory('home'))?.content.body);
    expect([draft[1], draft[4]]).toEqual(['/product-2/#kosten', '/product/#kosten']);
    expect(leadsTo((await client().getStory('home'))?.content.body)[2]).toBe('/contact/');
  });
});

describe('a list of stories', () => {
  beforeEach(() => {
    answers['/v2/cdn/stories'] = { body: { stories: [story('kennisbank/warmte')], cv: 1, links: [], rels: [] }, total: 32 };
  });

  it('comes a page at a time, with how many there are in all', async () => {
    const query = {
      startsWith: 'kennisbank/',
      contentType: 'article',
      page: 2,
      perPage: 9,
      sort: 'content.date_added:desc',
      filter: { category: { in: 'kosten' } },
      without: ['body'],
    };
    expect(await client().stories(query)).toMatchObject({ stories: [{ full_slug: 'kennisbank/warmte' }], total: 32 });
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      version: 'published',
      starts_with: 'kennisbank/',
      content_type: 'article',
      page: '2',
      per_page: '9',
      sort_by: 'content.date_added:desc',
      'filter_query[category][in]': 'kosten',
      excluding_fields: 'body',
    });
  });

  it('is fetched under the tag of its folder, which publishing a story in it makes stale', async () => {
    const tags: string[][] = [];
    await client({ requestInit: (given) => (tags.push(given), {}) }).stories({ startsWith: 'kennisbank/' });
    expect(tags).toEqual([['content', 'stories:kennisbank']]);
    expect(staleTags('kennisbank/warmte')).toEqual(['story:kennisbank/warmte', 'stories:kennisbank', 'stories']);
    expect(staleTags('vacatures/monteur')).not.toContain('stories:kennisbank');
    expect(staleTags('over-ons')).toEqual(['story:over-ons', 'stories']);
    expect(staleTags('a/b/c')).toEqual(['story:a/b/c', 'stories:a', 'stories:a/b', 'stories']);
  });
});

describe('a content service that fails', () => {
  it.each([
    ['an error', { status: 500, body: { error: 'x' } }],
    ['a wrong token', { status: 401, body: { error: 'Unauthorized' } }],
    ['nonsense', { body: '<html>' }],
    ['something else than a story', { body: { story: { name: 'x' } } }],
  ])('with %s is told apart from a story that is not there', async (_name, answer) => {
    answers['/v2/cdn/stories/home'] = answer;
    await expect(client().getStory('home')).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('also where it gives no list', async () => {
    answers['/v2/cdn/stories'] = { status: 503, body: {} };
    await expect(client().stories({})).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('by being away, too', async () => {
    await expect(client({ endpoint: 'http://127.0.0.1:1/v2' }).getStory('home')).rejects.toBeInstanceOf(ContentUnavailable);
  });
});

it('the pages of the site are its published stories, without folders and settings', async () => {
  const entry = (slug: string, more: object = {}) => ({ slug, is_folder: false, published: true, ...more });
  const links = [
    entry('home', { published_at: '2026-01-10T08:00:00.000Z' }),
    entry('kennisbank', { is_folder: true }),
    entry('kennisbank/', { alternates: [{ lang: 'en', path: 'knowledge-base/' }] }),
    entry('concept', { published: false }),
    entry('settings/site'),
    entry('404'),
  ];
  answers['/v2/cdn/links'] = {
    body: { links: Object.fromEntries(links.map((link, index) => [index, link])) },
    total: links.length,
  };
  const pages = await client().listPageLinks();
  expect(pages).toMatchObject([
    { slug: 'home', path: '/', publishedAt: '2026-01-10T08:00:00.000Z' },
    { slug: 'kennisbank/', path: '/kennisbank/', publishedAt: undefined },
  ]);
  expect(pages.map(({ pathIn }) => pathIn('en'))).toEqual(['/en/', '/en/knowledge-base/']);
});

describe('in another language', () => {
  const link = (more: object) => ({ component: 'action', link: { fieldtype: 'multilink', ...more } });
  const inRichText = { type: 'link', attrs: { linktype: 'story', href: 'faq', anchor: null } };

  it('everything is asked for in it, with the space’s own where something isn’t translated', async () => {
    answers['/v2/cdn/stories/knowledge-base'] = { body: { story: story('en/knowledge-base/'), cv: 1, links: [], rels: [] } };
    answers['/v2/cdn/stories'] = { body: { stories: [story('en/home')], cv: 1, links: [], rels: [] }, total: 1 };
    const english = client({ language: 'en' });
    expect(await english.getStory('knowledge-base')).toMatchObject({ full_slug: 'en/knowledge-base/' });
    expect((await english.stories({ startsWith: 'kennisbank/' })).stories[0]?.full_slug).toBe('en/');
    expect(asked.map(({ searchParams }) => [searchParams.get('language'), searchParams.get('fallback_lang')])).toEqual([
      ['en', 'default'],
      ['en', 'default'],
    ]);
  });

  const typed = [
    ['/', '/en/'],
    ['/?van=mail', '/en/?van=mail'],
    ['kennisbank', '/en/kennisbank'],
    [' kennisbank/subsidie#kosten', '/en/kennisbank/subsidie#kosten'],
    ['en', 'en'],
    ['en/products', 'en/products'],
    ...['brochure/pomp.pdf', 'www.warmtefonds.nl', '#kosten', 'tel:0850000000', 'localhost:3000', '//evil', '\\evil'].map(
      (stays) => [stays, stays] as const,
    ),
  ] as const;

  it('links lead to pages in it, also those that an editor typed or that were not resolved; files and other sites stay', async () => {
    const body = [
      link({ linktype: 'story', cached_url: 'over-ons', url: '' }),
      link({ linktype: 'story', id: 'u', cached_url: 'oud', story: { full_slug: 'en/new' } }),
      link({ linktype: 'url', url: '/account/', cached_url: '/account/' }),
      link({ linktype: 'url', url: '/en/products/' }),
      link({ linktype: 'url', url: '/en?from=mail' }),
      link({ linktype: 'url', url: '/energie/' }),
      link({ linktype: 'url', url: '/brochure/pomp.pdf' }),
      link({ linktype: 'url', url: 'https://pomp.example/' }),
      ...typed.map(([url]) => link({ linktype: 'url', url })),
      inRichText,
    ];
    answers['/v2/cdn/stories/about'] = {
      body: { story: story('en/about', { component: 'page', body }), cv: 1, links: [], rels: [] },
    };
    const found = await client({ language: 'en' }).getStory('about');
    expect(found?.content.body).toMatchObject([
      { link: { cached_url: 'en/over-ons/' } },
      { link: { story: { full_slug: 'en/new' } } },
      { link: { url: '/en/account/', cached_url: '/en/account/' } },
      { link: { url: '/en/products/' } },
      { link: { url: '/en?from=mail' } },
      { link: { url: '/en/energie/' } },
      { link: { url: '/brochure/pomp.pdf' } },
      { link: { url: 'https://pomp.example/' } },
      ...typed.map(([, url]) => ({ link: { url } })),
      { attrs: { href: 'en/faq/' } },
    ]);
  });
});

it('a site without settings goes on, and says so', async () => {
  const reports: string[] = [];
  const settings = await client({ report: (message) => reports.push(message) }).getSiteSettings();
  expect(settings.header.items).toEqual([]);
  expect(reports).toEqual([expect.stringContaining('settings/site')]);
});
