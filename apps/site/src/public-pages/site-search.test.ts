import { type ContentClient, ContentUnavailable, staleTags, type Story } from '@pomp/cms';
import { edition } from '@pomp/edition/editions/pomp';
import { expect, test } from 'vitest';
import { searchedFor, siteSearch } from './site-search';

const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

const story = (full_slug: string, content: Story['content']): Story => ({
  id: 1,
  uuid: '',
  name: full_slug,
  slug: full_slug,
  full_slug,
  tag_list: [],
  content,
});

const article = (slug: string, title: string, text: string) =>
  story(`kennisbank/${slug}`, {
    component: 'article',
    title,
    teaser: 'Kort.',
    body: [{ component: 'text_section', text: paragraph(text) }],
  });

const question = (asked: string, answer: string) => ({ component: 'faq_item', question: asked, answer: paragraph(answer) });

const space = [
  article('subsidie', 'Subsidie voor een warmtepomp', 'De ISDE vraag je aan na de installatie.'),
  article('geluid', 'Hoeveel geluid maakt een warmtepomp?', 'Op de perceelgrens hoogstens veertig decibel.'),
  article('ramen', 'HR++ of triple glas', 'Nieuwe ramen houden de warmte binnen, ook in een coöperatie.'),
  story('faq', {
    component: 'page',
    body: [
      {
        component: 'faq_section',
        items: [
          question('Maakt de Pomp AO geluid?', 'Ja, je hoort een ventilator.'),
          question('Kan ik in delen betalen?', 'Dat kan met een lening.'),
        ],
      },
    ],
  }),
];

/** A search in that space, with how often it was asked for. */
function inSpace() {
  let version = 0;
  let asked = 0;
  let isAway = false;
  const stories: ContentClient['stories'] = ({ startsWith = '', contentType }) => {
    asked++;
    if (isAway) return Promise.reject(new ContentUnavailable('stories', 'away'));
    const found = space.filter(({ full_slug, content }) => full_slug.startsWith(startsWith) && content.component === contentType);
    return Promise.resolve({ stories: found, total: found.length });
  };
  const search = siteSearch(() => ({ stories }), {
    published: {
      get version() {
        return version;
      },
      staleSince: (since, tags) => since < version && tags.some((tag) => staleTags('kennisbank/geluid').includes(tag)),
    },
    now: () => 0,
  });
  const find = async (words: string) => (await search('nl-NL', words)).map(({ title }) => title);
  return { find, search, publish: () => version++, asked: () => asked, goAway: () => (isAway = true) };
}

test('articles and questions are found together, the best first', async () => {
  const { search } = inSpace();
  const hits = await search('nl-NL', 'geluid');
  expect(hits.map(({ kind, title }) => [kind, title])).toEqual(
    expect.arrayContaining([
      ['question', 'Maakt de Pomp AO geluid?'],
      ['article', 'Hoeveel geluid maakt een warmtepomp?'],
    ]),
  );
  expect(hits).toHaveLength(2);
  expect(hits.map(({ href }) => href.replace(/#.*/, '')).toSorted()).toEqual(['/faq/', '/kennisbank/geluid/']);
});

test.each([
  ['all words, in any order', 'installatie isde', 'Subsidie voor een warmtepomp'],
  ['a slip of the pen', 'subsidei', 'Subsidie voor een warmtepomp'],
  ['a letter that is missing', 'decibl', 'Hoeveel geluid maakt een warmtepomp?'],
  ['the beginning of a word', 'percee', 'Hoeveel geluid maakt een warmtepomp?'],
  ['one where the text says several', 'raam', 'HR++ of triple glas'],
  ['no accents and other capitals', 'COOPERATIE', 'HR++ of triple glas'],
  ['what only an answer says', 'lening', 'Kan ik in delen betalen?'],
])('%s', async (_what, words, title) => {
  expect((await inSpace().find(words))[0]).toBe(title);
});

test('nothing is found by a word that is nowhere, however right the others are', async () => {
  const { find } = inSpace();
  expect(await find('subsidie maanlanding')).toEqual([]);
  expect(await find('   ')).toEqual([]);
});

test('the content service is asked once, until something is published', async () => {
  const { find, publish, asked } = inSpace();
  await find('geluid');
  const once = asked();
  await Promise.all(['subsidie', 'lening', 'onzin'].map(find));
  expect(asked()).toBe(once);
  publish();
  await find('geluid');
  expect(asked()).toBe(once * 2);
});

test('while the content service is away it is searched in what was there last', async () => {
  const { find, publish, goAway } = inSpace();
  const found = await find('geluid');
  publish();
  goAway();
  expect(await find('geluid')).toEqual(found);
});

test('only the knowledge base searches, and only for words', () => {
  const asked = (address: string) => searchedFor(edition, address.startsWith('/en/') ? 'en-GB' : 'nl-NL', address);
  expect(asked('/kennisbank/?q=geluid+buren')).toBe('geluid buren');
  expect(asked('/en/knowledge-base/?q=noise')).toBe('noise');
  expect([asked('/kennisbank/?q=+'), asked('/kennisbank/'), asked('/faq/?q=geluid')]).toEqual([undefined, undefined, undefined]);
  expect(asked(`/kennisbank/?q=${'a'.repeat(500)}`)).toHaveLength(100);
});
