import { apiPlugin, storyblokInit, type ISbStoriesParams, type StoryblokClient } from '@storyblok/js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, tokens, type TestSandbox } from '../testing/running-sandbox.js';

let sandbox: TestSandbox;
let storyblok: StoryblokClient;

/** Each client of the same token shares the cache version in module state, as in production. */
function connect(accessToken: string): StoryblokClient {
  const { storyblokApi } = storyblokInit({
    accessToken,
    use: [apiPlugin],
    apiOptions: { endpoint: `${sandbox.url}/v2`, cache: { type: 'none', cv: 'manual' } },
  });
  if (!storyblokApi) throw new Error('no client');
  return storyblokApi;
}

const article = (title: string, more: object = {}) => ({
  name: title,
  published_at: '2026-01-10T08:00:00.000Z',
  content: { component: 'article', title, ...more },
});

beforeEach(async () => {
  sandbox = await startTestSandbox();
  storyblok = connect(tokens.preview);
  await sandbox.write('home.json', { ...article('Home'), path: '/', content: { component: 'page', title: 'Warmte', body: [] } });
  await sandbox.write('kennisbank/index.json', { ...article('Kennisbank'), content: { component: 'page', title: 'Kennisbank' } });
  await sandbox.write('kennisbank/isoleren.json', {
    ...article('Isoleren', { category: 'huis', reading: 4, tags: ['warmte', 'gas'], date: '2026-01-01 10:00', teaser: '' }),
    position: 30,
    tag_list: ['uitgelicht'],
    first_published_at: '2025-06-01T08:00:00.000Z',
  });
  await sandbox.write('kennisbank/subsidie.json', {
    ...article('Subsidie', { category: 'geld', reading: 12, tags: ['gas'], date: '2026-02-01 10:00', teaser: 'ISDE' }),
    position: 20,
  });
  await sandbox.write('kennisbank/geluid.json', { ...article('Geluid', { category: 'huis', reading: 9, tags: [] }), position: 10 });
});

afterEach(async () => {
  await sandbox.stop();
  await sandbox.cleanUp();
});

const slugs = async (params: ISbStoriesParams) =>
  (await storyblok.getStories({ starts_with: 'kennisbank/', is_startpage: false, ...params })).data.stories.map(({ slug }) => slug);

describe('one story', () => {
  it('is found by slug, by id and by uuid', async () => {
    const { story } = (await storyblok.getStory('kennisbank/isoleren')).data;
    expect(story).toMatchObject({
      name: 'Isoleren',
      slug: 'isoleren',
      full_slug: 'kennisbank/isoleren',
      published_at: '2026-01-10T08:00:00.000Z',
      first_published_at: '2025-06-01T08:00:00.000Z',
      content: { component: 'article', title: 'Isoleren' },
    });
    expect((await storyblok.getStory(String(story.id))).data.story.slug).toBe('isoleren');
    expect((await storyblok.getStory(story.uuid, { find_by: 'uuid' })).data.story.slug).toBe('isoleren');
  });

  it('is the start page of its folder with the slash that Storyblok gives it', async () => {
    const { story } = (await storyblok.getStory('kennisbank')).data;
    expect(story).toMatchObject({ full_slug: 'kennisbank/', slug: 'kennisbank', is_startpage: true });
  });

  it('that is not there is a 404 in the words of the real API', async () => {
    await expect(storyblok.getStory('bestaat-niet')).rejects.toMatchObject({
      status: 404,
      message: 'This record could not be found',
    });
  });

  it('keeps its ids between two readings, so that links to it stay', async () => {
    const first = (await storyblok.getStory('home')).data.story;
    await sandbox.write('home.json', { ...article('Home'), content: { component: 'page', title: 'Anders' } });
    const second = (await storyblok.getStory('home')).data.story;
    expect([second.id, second.uuid]).toEqual([first.id, first.uuid]);
    expect(second.content.title).toBe('Anders');
  });
});

describe('drafts', () => {
  beforeEach(() =>
    Promise.all([
      sandbox.write('home.json', { ...article('Home'), draft: { content: { component: 'page', title: 'Nog niet klaar' } } }),
      sandbox.write('nieuw.json', { name: 'Nieuw', draft: { content: { component: 'page', title: 'Nieuw' } } }),
    ]),
  );

  it('are shown only to requests for drafts', async () => {
    const published = await storyblok.getStory('home', { version: 'published' });
    const draft = await storyblok.getStory('home', { version: 'draft' });
    expect([published.data.story.content.title, draft.data.story.content.title]).toEqual(['Home', 'Nog niet klaar']);
  });

  it('say of each block which one it is; what is published doesn’t', async () => {
    const home = (version: 'draft' | 'published') => storyblok.getStory('home', { version }).then(({ data }) => data.story);
    const { id, content } = await home('draft');
    expect(content._editable).toBe(`<!--#storyblok#{"name":"page","space":"1","uid":"${content._uid}","id":"${id}"}-->`);
    expect((await home('published')).content).not.toHaveProperty('_editable');
  });

  it('that were never published are not there for visitors', async () => {
    await expect(storyblok.getStory('nieuw')).rejects.toMatchObject({ status: 404 });
    expect((await storyblok.getStory('nieuw', { version: 'draft' })).data.story.published_at).toBeNull();
  });

  it('are refused to the public token', async () => {
    await expect(connect(tokens.public).getStory('home', { version: 'draft' })).rejects.toMatchObject({ status: 401 });
  });
});

describe('access', () => {
  it('needs a token that exists', async () => {
    for (const path of ['stories', 'stories/home', 'links', 'spaces/me']) {
      for (const token of ['', '?token=wrong']) {
        const response = await fetch(`${sandbox.url}/v2/cdn/${path}${token}`);
        expect(response.status, path).toBe(401);
        expect(await response.json()).toEqual({ error: 'Unauthorized' });
      }
    }
  });

  it('refuses a parameter that Storyblok does not know', async () => {
    const response = await fetch(`${sandbox.url}/v2/cdn/stories?token=preview&version=draft&start_with=x`);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('start_with');
  });
});

describe('the cache version', () => {
  it('is added by a redirect where it is missing', async () => {
    const response = await fetch(`${sandbox.url}/v2/cdn/stories/home?token=public&version=published`, { redirect: 'manual' });
    const { space } = (await storyblok.get('cdn/spaces/me')).data;
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`/v2/cdn/stories/home?token=public&version=published&cv=${space.version}`);
  });

  it('changes with every edit, new file and removal', async () => {
    const version = async () => (await storyblok.get('cdn/spaces/me')).data.space.version as number;
    const seen = [await version()];
    await sandbox.write('home.json', article('Home 2'));
    seen.push(await version());
    await sandbox.write('extra.json', article('Extra'));
    seen.push(await version());
    await sandbox.remove('extra.json');
    seen.push(await version());
    expect(seen).toEqual([...new Set(seen)].sort((left, right) => left - right));
    expect(await version()).toBe(seen.at(-1));
  });

  it('doesn’t come back when something is removed and the sandbox starts again', async () => {
    const version = async () => (await storyblok.get('cdn/spaces/me')).data.space.version as number;
    await sandbox.write('kennisbank/extra.json', article('Extra'));
    await sandbox.age(new Date('2026-01-10T08:00:00Z'));
    const before = await version();
    await sandbox.remove('kennisbank/extra.json');
    await sandbox.stop();
    sandbox = await sandbox.restart();
    storyblok = connect(tokens.preview);
    expect(await version()).toBeGreaterThan(before);
  });
});

describe('lists', () => {
  it('come in pages with their total', async () => {
    const first = await storyblok.getStories({ per_page: 2, page: 1 });
    const third = await storyblok.getStories({ per_page: 2, page: 3 });
    expect([first.total, first.perPage, first.data.stories.length, third.data.stories.length]).toEqual([5, 2, 2, 1]);
    expect((await storyblok.getStories({ page: 9 })).data.stories).toEqual([]);
    expect(await storyblok.getAll('cdn/stories', { per_page: 2 })).toHaveLength(5);
  });

  it('give 25 stories by default and 100 at most', async () => {
    expect((await storyblok.getStories({})).perPage).toBe(25);
    expect((await storyblok.getStories({ per_page: 5000 })).perPage).toBe(100);
  });

  it.each<[string, ISbStoriesParams, string[]]>([
    ['in', { filter_query: { category: { in: 'huis' } } }, ['isoleren', 'geluid']],
    ['in, several', { filter_query: { category: { in: 'huis,geld' } } }, ['isoleren', 'subsidie', 'geluid']],
    ['not_in', { filter_query: { category: { not_in: 'huis' } } }, ['subsidie']],
    ['is', { filter_query: { teaser: { is: 'not_empty' } } }, ['subsidie']],
    ['is empty_array', { filter_query: { tags: { is: 'empty_array' } } }, ['geluid']],
    ['like', { filter_query: { title: { like: '*sid*' } } }, ['subsidie']],
    ['not_like', { filter_query: { title: { not_like: 'g*' } } }, ['isoleren', 'subsidie']],
    ['gt_int', { filter_query: { reading: { gt_int: 4 } } }, ['subsidie', 'geluid']],
    ['lt_int', { filter_query: { reading: { lt_int: 9 } } }, ['isoleren']],
    ['gt_date', { filter_query: { date: { gt_date: '2026-01-15 00:00' } } }, ['subsidie']],
    ['lt_date', { filter_query: { date: { lt_date: '2026-01-15' } } }, ['isoleren']],
    ['any_in_array', { filter_query: { tags: { any_in_array: 'warmte,zon' } } }, ['isoleren']],
    ['all_in_array', { filter_query: { tags: { all_in_array: 'warmte,gas' } } }, ['isoleren']],
    ['two fields at once', { filter_query: { category: { in: 'huis' }, reading: { gt_int: 5 } } }, ['geluid']],
    ['__or', { filter_query: { __or: [{ category: { in: 'geld' } }, { reading: { lt_int: 5 } }] } }, ['isoleren', 'subsidie']],
  ])('filter by %s', async (_name, params, expected) => {
    expect(await slugs(params)).toEqual(expected);
  });

  it('refuse an operator that does not exist', async () => {
    await expect(slugs({ filter_query: { title: { contains: 'x' } } })).rejects.toMatchObject({ status: 422 });
  });

  it.each<[string, ISbStoriesParams, string[]]>([
    ['by_slugs with a wildcard', { by_slugs: 'kennisbank/i*,kennisbank/geluid' }, ['isoleren', 'geluid']],
    ['excluding_slugs', { excluding_slugs: 'kennisbank/isoleren' }, ['subsidie', 'geluid']],
    ['with_tag', { with_tag: 'uitgelicht' }, ['isoleren']],
    ['search_term', { search_term: 'isde' }, ['subsidie']],
    ['is_startpage', { is_startpage: true }, ['kennisbank']],
    ['content_type', { content_type: 'page' }, []],
    ['first_published_at_lt', { first_published_at_lt: '2025-12-31' }, ['isoleren']],
  ])('narrow down with %s', async (_name, params, expected) => {
    expect(await slugs(params)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['position:asc', ['geluid', 'subsidie', 'isoleren']],
    ['content.title:asc', ['geluid', 'isoleren', 'subsidie']],
    ['content.reading:desc:int', ['subsidie', 'geluid', 'isoleren']],
    ['first_published_at:asc,position:desc', ['isoleren', 'subsidie', 'geluid']],
    ['content.category:asc,content.title:desc', ['subsidie', 'isoleren', 'geluid']],
  ])('sort by %s', async (sort_by, expected) => {
    expect(await slugs({ sort_by })).toEqual(expected);
  });

  it('take stories by uuid, in the order asked for', async () => {
    const { stories } = (await storyblok.getStories({ starts_with: 'kennisbank/', is_startpage: false })).data;
    const uuids = stories.map(({ uuid }) => uuid).reverse();
    expect(await slugs({ by_uuids_ordered: uuids.join(',') })).toEqual(['geluid', 'subsidie', 'isoleren']);
    expect(await slugs({ by_uuids: uuids[0] ?? '' })).toEqual(['geluid']);
    expect(await slugs({ excluding_ids: String(stories[0]?.id) })).toEqual(['subsidie', 'geluid']);
  });
});

describe('references', () => {
  it('put the story that a link points at into the link', async () => {
    const { story: target } = (await storyblok.getStory('kennisbank/geluid')).data;
    const link = { fieldtype: 'multilink', linktype: 'story', id: target.uuid, url: '', cached_url: 'oud' };
    await sandbox.write('home.json', article('Home', { _uid: 'home', button: link }));
    const { story } = (await storyblok.getStory('home', { resolve_links: 'url' })).data;
    expect(story.content.button.story).toMatchObject({ full_slug: 'kennisbank/geluid', url: 'kennisbank/geluid' });
  });

  it('put related stories into the field that names them', async () => {
    const { story: target } = (await storyblok.getStory('kennisbank/geluid')).data;
    await sandbox.write('home.json', article('Home', { _uid: 'home', next: target.uuid }));
    const { story } = (await storyblok.getStory('home', { resolve_relations: 'article.next' })).data;
    expect(story.content.next).toMatchObject({ slug: 'geluid' });
  });
});

describe('links', () => {
  it('list stories and folders in short, in pages', async () => {
    const all = await storyblok.getAll('cdn/links', { per_page: 2 });
    expect(all.map(({ slug }: { slug: string }) => slug).sort()).toEqual([
      'home',
      'kennisbank',
      'kennisbank/',
      'kennisbank/geluid',
      'kennisbank/isoleren',
      'kennisbank/subsidie',
    ]);
    const { data, total } = await storyblok.get('cdn/links', { starts_with: 'home' });
    expect(total).toBe(1);
    expect(Object.values(data.links ?? {})).toMatchObject([{ slug: 'home', is_folder: false, published: true, real_path: '/' }]);
  });
});

it('a broken story file is named in the log and does not take the others down', async () => {
  await sandbox.write('kapot.json', '{ "name": ');
  expect((await storyblok.getStory('home')).data.story.name).toBe('Home');
  expect(sandbox.messages.join()).toContain('kapot.json');
});

describe('in another language', () => {
  const english = { language: 'en', fallback_lang: 'default' };

  beforeEach(async () => {
    await sandbox.write('kennisbank/index.json', {
      ...article('Kennisbank'),
      content: {
        component: 'page',
        title: 'Kennisbank',
        title__i18n__en: 'Knowledge base',
        intro: 'Alles over warmte',
        intro__i18n__en: '',
      },
      translated_slugs: [{ lang: 'en', path: 'knowledge-base/', name: 'Knowledge base' }],
    });
    await sandbox.write('faq.json', {
      ...article('Vragen'),
      content: {
        component: 'page',
        body: [
          {
            component: 'text',
            text: 'Zie ook',
            text__i18n__en: 'See also',
            link: { linktype: 'story', id: '', cached_url: 'kennisbank/' },
          },
        ],
      },
    });
  });

  it('a story is found by either slug, with what is translated and the rest in the space’s own', async () => {
    for (const slug of ['knowledge-base', 'kennisbank']) {
      const { story } = (await storyblok.getStory(slug, english)).data;
      expect(story).toMatchObject({
        name: 'Knowledge base',
        slug: 'knowledge-base',
        full_slug: 'en/knowledge-base/',
        default_full_slug: 'kennisbank/',
        lang: 'en',
        content: { title: 'Knowledge base', intro: 'Alles over warmte' },
      });
      expect(Object.keys(story.content).filter((name) => name.includes('i18n'))).toEqual([]);
    }
    await expect(storyblok.getStory('knowledge-base')).rejects.toMatchObject({ status: 404 });
  });

  it('one that isn’t asked for shows nothing of it but where it is', async () => {
    const { story } = (await storyblok.getStory('kennisbank')).data;
    expect(story).toMatchObject({
      full_slug: 'kennisbank/',
      lang: 'default',
      content: { title: 'Kennisbank', intro: 'Alles over warmte' },
      translated_slugs: [{ lang: 'en', path: 'knowledge-base/', name: 'Knowledge base', published: true }],
    });
    expect(JSON.stringify(story.content)).not.toContain('i18n');
  });

  it('what is in a folder stands below the folder’s slug', async () => {
    const { stories } = (
      await storyblok.getStories({ ...english, starts_with: 'kennisbank/', is_startpage: false, sort_by: 'name:asc' })
    ).data;
    expect(stories.map(({ full_slug }) => full_slug)).toEqual([
      'en/knowledge-base/geluid',
      'en/knowledge-base/isoleren',
      'en/knowledge-base/subsidie',
    ]);
    expect((await storyblok.getStory('knowledge-base/geluid', english)).data.story.default_full_slug).toBe('kennisbank/geluid');
  });

  it('blocks deep in a story are translated, and the space says which languages there are', async () => {
    const { story } = (await storyblok.getStory('faq', english)).data;
    expect(story.content.body[0]).toMatchObject({ text: 'See also' });
    expect(story.full_slug).toBe('en/faq');
    const { data } = await storyblok.get('cdn/spaces/me');
    expect(data.space.language_codes).toEqual(['en']);
    const { links } = (await storyblok.get('cdn/links', { per_page: 100 })).data as {
      links: Record<string, { slug: string; alternates?: object[] }>;
    };
    expect(Object.values(links).find(({ slug }) => slug === 'kennisbank/')?.alternates).toMatchObject([
      { lang: 'en', path: 'knowledge-base/' },
    ]);
  });
});
