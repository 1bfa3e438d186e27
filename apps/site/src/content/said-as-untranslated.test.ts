import { type ContentClient, type Story, type StoriesQuery } from '@pomp/cms';
import { beforeEach, expect, test } from 'vitest';
import { saidAsUntranslated } from './said-as-untranslated';

const story = (id: number, full_slug: string, title: string, more: Partial<Story> = {}): Story => ({
  id,
  uuid: '',
  name: title,
  slug: '',
  full_slug,
  tag_list: [],
  content: { component: 'page', body: [{ component: 'text_section', title, text: '' }] },
  ...more,
});

const asked: [from: 'english' | 'dutch', what: string | StoriesQuery][] = [];
beforeEach(() => void asked.splice(0));

const space = (name: 'english' | 'dutch', stories: readonly Story[]): ContentClient => ({
  getStory: (slug) => {
    asked.push([name, slug]);
    return Promise.resolve(stories.find(({ full_slug }) => full_slug.replace(/^en\//, '') === slug) ?? null);
  },
  stories: (query) => {
    asked.push([name, query]);
    return Promise.resolve({ stories: [...stories], total: 7 });
  },
  choices: () => Promise.resolve([]),
  listPageLinks: () => Promise.resolve([]),
  getSiteSettings: () => Promise.reject(new Error('not asked for')),
});

const dutch = space('dutch', [story(1, 'over-ons', 'Over ons'), story(2, 'contact', 'Contact opnemen')]);
const english = space('english', [
  story(2, 'en/contact', 'Contact opnemen', { default_full_slug: 'contact' }),
  story(1, 'en/about-us', 'About us', { default_full_slug: 'over-ons' }),
]);
const told = saidAsUntranslated(english, dutch, 'nl');
const languages = (found: readonly (Story | null)[]) =>
  found.map((each) => ((each?.content.body ?? []) as { _lang?: string }[])[0]?._lang);

test('a page is asked for in the space’s own language too, by its slug there, which publishing names', async () => {
  expect(languages([await told.getStory('about-us'), await told.getStory('contact')])).toEqual([undefined, 'nl']);
  expect(asked).toEqual([
    ['english', 'about-us'],
    ['dutch', 'over-ons'],
    ['english', 'contact'],
    ['dutch', 'contact'],
  ]);
});

test('each of a list is held against the same story, whatever its place', async () => {
  const { stories, total } = await told.stories({ startsWith: 'x/', page: 2 });
  expect([languages(stories), total]).toEqual([['nl', undefined], 7]);
  expect(asked.map(([, query]) => query)).toEqual(Array(2).fill({ startsWith: 'x/', page: 2 }));
});

test('where there is no page, one comes with the list of all', async () => {
  expect(await told.getStory('nothing')).toBeNull();
  expect(asked[1]).toEqual(['dutch', expect.not.objectContaining({ startsWith: expect.anything() as string })]);
});
