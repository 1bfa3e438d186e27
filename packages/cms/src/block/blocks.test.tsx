import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { describe, expect, expectTypeOf, it, test, vi } from 'vitest';
import { z } from 'zod';
import { ContentUnavailable } from '../client/content-unavailable.js';
import {
  anchor,
  blocks,
  choice,
  flag,
  image,
  images,
  link,
  moment,
  pdf,
  pdfs,
  requiredNumber,
  requiredText,
  text,
  video,
} from '../fields/fields.js';
import { contentLink } from '../links/content-link.js';
import { createRegistry } from './block-registry.js';
import type { BlockProblem } from './block-problem.js';
import { defineBlock, type BlockContext, type BlockProps } from './define-block.js';
import type { PageContext } from './page-context.js';
import { words } from '../words/nl.js';
import { StoryBlocks } from './story-blocks.js';
import { toStoryblokComponent } from './to-storyblok-component.js';

const dutch = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary(words) });

const card = defineBlock({
  component: 'card',
  name: 'Kaart',
  schema: z.object({
    title: requiredText({ label: 'Titel', help: 'Kort' }),
    note: text({ label: 'Noot' }),
    wide: flag({ label: 'Breed' }),
    tone: choice({ label: 'Toon' }, { calm: 'Rustig', loud: 'Luid' }, ['calm', 'loud']),
    photo: image({ label: 'Foto' }),
    button: link({ label: 'Knop' }),
    inside: blocks({ label: 'Inhoud' }, ['card']),
  }),
  render: ({ title, tone, inside }, { renderBlocks }) => (
    <article data-tone={tone}>
      {title}
      {renderBlocks(inside)}
    </article>
  ),
});

const broken = defineBlock({
  component: 'broken',
  name: 'Kapot',
  schema: z.object({ title: text({ label: 'Titel' }) }),
  render: () => {
    throw new Error('stuk');
  },
});

function show(content: unknown[], mode: BlockContext['mode'] = 'published'): { html: string; problems: BlockProblem[] } {
  const problems: BlockProblem[] = [];
  const registry = createRegistry([card, broken]);
  const html = renderToStaticMarkup(
    <StoryBlocks language={dutch} blocks={content} registry={registry} mode={mode} report={(problem) => problems.push(problem)} />,
  );
  return { html, problems };
}

test('what visitors see before they scroll is the first of each part of the first two sections', () => {
  const section = defineBlock({
    component: 'section',
    name: 'Sectie',
    schema: z.object({ title: requiredText({ label: 'Titel' }), inside: blocks({ label: 'Inhoud' }, ['section']) }),
    render: ({ title, inside }, { isInFirstView, renderBlocks }) => (
      <>
        {isInFirstView && <i>{title}</i>}
        {renderBlocks(inside)}
      </>
    ),
  });
  const page = defineBlock({
    component: 'page',
    name: 'Pagina',
    kind: 'page',
    schema: z.object({ body: blocks({ label: 'Inhoud' }) }),
    render: ({ body }, { renderBlocks }) => <>{renderBlocks(body)}</>,
  });
  const titled = (title: string, ...inside: object[]) => ({ component: 'section', title, inside });
  const body = [titled('Opening'), titled('Kaarten', titled('Eerste'), titled('Tweede')), titled('Verder', titled('Ver'))];
  const html = renderToStaticMarkup(
    <StoryBlocks
      blocks={[{ component: 'page', body }]}
      registry={createRegistry([page, section])}
      mode="published"
      report={vi.fn()}
      language={dutch}
    />,
  );
  expect(Array.from(html.matchAll(/<i>(.*?)<\/i>/g), ([, title]) => title)).toEqual(['Opening', 'Kaarten', 'Eerste']);
});

describe('a block', () => {
  it('has the props of its schema', () => {
    type Props = BlockProps<typeof card>;
    expectTypeOf<Props['title']>().toEqualTypeOf<string>();
    expectTypeOf<Props['note']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Props['tone']>().toEqualTypeOf<'calm' | 'loud'>();
    expectTypeOf<Props['photo']>().toEqualTypeOf<
      { src: string; alt: string; size?: { width: number; height: number } } | undefined
    >();
  });

  it('takes content as Storyblok gives it for fields that are empty or came later', () => {
    const empty = {
      component: 'card',
      title: ' Kaart ',
      note: '',
      wide: '',
      tone: '',
      photo: { filename: '' },
      button: { linktype: 'story', url: '', cached_url: '' },
    };
    expect(card.parse(empty)).toEqual({
      status: 'valid',
      props: { title: 'Kaart', note: undefined, wide: false, tone: 'calm', photo: undefined, button: undefined, inside: [] },
    });
    expect(card.parse({ component: 'card', title: 'x' }).status).toBe('valid');
  });

  it('tells Storyblok its fields', () => {
    expect(toStoryblokComponent(card)).toMatchObject({
      name: 'card',
      display_name: 'Kaart',
      is_root: false,
      is_nestable: true,
      schema: {
        title: { type: 'text', required: true, display_name: 'Titel', description: 'Kort', pos: 0 },
        note: { type: 'text', display_name: 'Noot', pos: 1 },
        wide: { type: 'boolean' },
        tone: {
          type: 'option',
          default_value: 'calm',
          options: [
            { value: 'calm', name: 'Rustig' },
            { value: 'loud', name: 'Luid' },
          ],
        },
        photo: { type: 'asset', filetypes: ['images'] },
        button: { type: 'multilink' },
        inside: { type: 'bloks', restrict_components: true, component_whitelist: ['card'] },
      },
    });
  });

  it('has its words translated, and nothing that says none', () => {
    const form = defineBlock({
      component: 'form',
      name: 'Formulier',
      schema: z.object({
        ...card.schema.shape,
        form_id: text({ label: 'Formulier', sameInEveryLanguage: true }),
        anchor: anchor(),
      }),
      render: () => null,
    });
    const { schema } = toStoryblokComponent(form);
    expect(Object.keys(schema).filter((field) => schema[field]?.translatable)).toEqual(['title', 'note', 'photo']);
    expect(JSON.stringify(schema)).not.toContain('sameInEveryLanguage');
  });

  it('takes a number as Storyblok keeps it, and nothing else', () => {
    const counter = defineBlock({
      component: 'counter',
      name: 'Teller',
      schema: z.object({ amount: requiredNumber({ label: 'Aantal' }) }),
      render: () => null,
    });
    const amountOf = (amount: unknown) => counter.parse({ component: 'counter', amount });
    expect(amountOf('4.3')).toEqual({ status: 'valid', props: { amount: 4.3 } });
    expect(amountOf(0)).toEqual({ status: 'valid', props: { amount: 0 } });
    expect(['', ' ', 'veel', '4,3', null, undefined].map((amount) => amountOf(amount).status)).toEqual(Array(6).fill('invalid'));
    expect(toStoryblokComponent(counter)).toMatchObject({ schema: { amount: { type: 'number', required: true } } });
  });

  it('takes a moment as Storyblok keeps it, in UTC, and none for what is no moment', () => {
    const post = defineBlock({
      component: 'post',
      name: 'Bericht',
      schema: z.object({ date: moment({ label: 'Datum' }) }),
      render: () => null,
    });
    const dateOf = (date: unknown) => post.parse({ component: 'post', date });
    expect(dateOf('2026-11-21 09:30')).toEqual({ status: 'valid', props: { date: '2026-11-21T09:30:00.000Z' } });
    expect(dateOf('2026-11-21T09:30:00.000Z')).toEqual({ status: 'valid', props: { date: '2026-11-21T09:30:00.000Z' } });
    expect(dateOf('2026-11-21')).toEqual({ status: 'valid', props: { date: '2026-11-21T00:00:00.000Z' } });
    for (const none of ['', null, undefined, 'binnenkort', '2026-13-45 09:00'])
      expect(dateOf(none)).toEqual({ status: 'valid', props: { date: undefined } });
    expect(toStoryblokComponent(post)).toMatchObject({ schema: { date: { type: 'datetime', display_name: 'Datum' } } });
  });

  it('takes the films, documents and pictures that can be used, and calls a file by its title', () => {
    const media = defineBlock({
      component: 'media',
      name: 'Media',
      schema: z.object({
        film: video({ label: 'Film' }),
        brochure: pdf({ label: 'Brochure' }),
        documents: pdfs({ label: 'Documenten' }),
        photos: images({ label: 'Beelden' }),
      }),
      render: () => null,
    });
    const content = {
      component: 'media',
      film: { filename: '/film/warmte.webm', title: 'Zo stroomt de warmte' },
      brochure: { filename: 'javascript:alert(1)' },
      documents: [
        { filename: 'https://a.storyblok.com/f/1/abc/voorwaarden.pdf', title: '' },
        { filename: 'null' },
        { filename: '' },
      ],
      photos: [{ filename: '/beeld/straat.svg', alt: 'Een straat' }, { filename: null }],
    };
    expect(media.parse(content)).toEqual({
      status: 'valid',
      props: {
        film: { href: '/film/warmte.webm', name: 'Zo stroomt de warmte' },
        brochure: undefined,
        documents: [{ href: 'https://a.storyblok.com/f/1/abc/voorwaarden.pdf', name: 'voorwaarden.pdf' }],
        photos: [{ src: '/beeld/straat.svg', alt: 'Een straat' }],
      },
    });
    expect(media.parse({ component: 'media', film: '' })).toMatchObject({ status: 'valid', props: { documents: [], photos: [] } });
    expect(toStoryblokComponent(media)).toMatchObject({
      schema: {
        film: { type: 'asset', filetypes: ['videos'] },
        brochure: { type: 'asset', filetypes: ['texts'] },
        documents: { type: 'multiasset', filetypes: ['texts'] },
        photos: { type: 'multiasset', filetypes: ['images'] },
      },
    });
  });

  it('with a field that Storyblok would not know can not be defined', () => {
    expect(() => defineBlock({ component: 'x', name: 'X', schema: z.object({ title: z.string() }), render: () => null })).toThrow(
      "field 'title'",
    );
  });
});

describe('blocks on a page', () => {
  it('are shown in their order, also inside each other', () => {
    const { html, problems } = show([
      { component: 'card', title: 'A', inside: [{ component: 'card', title: 'B', tone: 'loud' }] },
      { component: 'card', title: 'C' },
    ]);
    expect(html).toBe(
      '<article data-tone="calm">A<article data-tone="loud">B</article></article><article data-tone="calm">C</article>',
    );
    expect(problems).toEqual([]);
  });

  const faulty: [string, unknown, BlockProblem['reason'], string][] = [
    ['unknown', { component: 'toekomst', _uid: 'u1' }, 'unknown', 'toekomst'],
    ['filled in wrongly', { component: 'card', _uid: 'u1', title: '' }, 'invalid', 'card'],
    ['failing', { component: 'broken', _uid: 'u1' }, 'failed', 'broken'],
    ['no block at all', 'tekst', 'unknown', '(geen naam)'],
  ];

  it.each(faulty)('that are %s are left out for visitors and reported', (_name, block, reason, component) => {
    const { html, problems } = show([block, { component: 'card', title: 'Verder' }]);
    expect(html).toBe('<article data-tone="calm">Verder</article>');
    expect(problems).toMatchObject([{ reason, component }]);
  });

  it.each(faulty)('that are %s say so in the preview', (_name, block, reason, component) => {
    const { html, problems } = show([block, { component: 'card', title: 'Verder' }], 'preview');
    expect(html).toContain(`<strong>${component}</strong>`);
    expect(html).toContain('Bezoekers zien het niet.');
    expect(html).toContain('Verder');
    expect(problems).toMatchObject([{ reason }]);
  });

  it('name what is wrong', () => {
    const { problems } = show([{ component: 'card', _uid: 'u7', title: '', tone: 'schreeuwend' }]);
    expect(problems[0]).toMatchObject({
      uid: 'u7',
      details: [expect.stringMatching(/^title: /), expect.stringMatching(/^tone: /)],
    });
  });

  it('can be clicked in the editor, in the preview only', () => {
    const block = {
      component: 'card',
      title: 'A',
      _editable: '<!--#storyblok#{"name": "card", "space": "1", "uid": "u1", "id": "2"}-->',
    };
    expect(show([block], 'preview').html).toContain('data-blok-uid="2-u1"');
    expect(show([block]).html).not.toContain('data-blok');
  });

  it('get one title of the first level, and lower ones after it', () => {
    const titled = defineBlock({
      component: 'titled',
      name: 'Titel',
      schema: z.object({ inside: blocks({ label: 'Inhoud' }) }),
      render: ({ inside }, { headingLevel, renderBlocks }) => (
        <>
          {headingLevel}
          {renderBlocks(inside, 3)}
        </>
      ),
    });
    const block = { component: 'titled' };
    const html = renderToStaticMarkup(
      <StoryBlocks
        language={dutch}
        blocks={[block, block, { ...block, inside: [block] }]}
        registry={createRegistry([titled])}
        mode="published"
        report={() => undefined}
      />,
    );
    expect(html).toBe('1223');
  });

  it('can be jumped to, where they have an anchor that someone filled in', () => {
    const part = defineBlock({ component: 'part', name: 'Deel', schema: z.object({ anchor: anchor() }), render: () => 'deel' });
    const html = (content: object) =>
      renderToStaticMarkup(
        <StoryBlocks
          language={dutch}
          blocks={[{ component: 'part', ...content }]}
          registry={createRegistry([part])}
          mode="published"
          report={() => undefined}
        />,
      );
    expect(html({ anchor: ' #wat je bespaart ' })).toBe('<div id="wat-je-bespaart">deel</div>');
    expect(contentLink({ linktype: 'story', cached_url: 'home', anchor: 'wat je bespaart' })?.href).toBe('/#wat-je-bespaart');
    for (const none of ['', '#', null, undefined]) expect(html({ anchor: none })).toBe('deel');
  });

  it('have a name each', () => {
    expect(() => createRegistry([card, card])).toThrow("'card'");
  });
});

describe('a block that depends on its page', () => {
  const list = defineBlock({
    component: 'list',
    name: 'Lijst',
    schema: z.object({}),
    render: async (_props, { page }) => {
      const { query, stories, notFound } = page();
      const { total } = await stories({ startsWith: 'kennisbank/' });
      if (Number(query.page) > total) notFound();
      return `${total} artikelen`;
    },
  });
  const page: PageContext = {
    story: {
      id: 1,
      uuid: 'u',
      name: 'Kennisbank',
      slug: 'kennisbank',
      full_slug: 'kennisbank/',
      tag_list: [],
      content: { component: 'list' },
    },
    query: {},
    siteUrl: 'https://pomp.example',
    stories: () => Promise.resolve({ stories: [], total: 3 }),
    notFound: () => {
      throw new Error('the page of the host');
    },
  };
  const show = async (on: PageContext | undefined) => {
    const report = vi.fn();
    const { prelude } = await prerender(
      <StoryBlocks
        language={dutch}
        blocks={[page.story.content]}
        registry={createRegistry([list])}
        mode="published"
        report={report}
        {...(on && { page: on })}
      />,
      { onError: () => undefined },
    );
    return { html: await new Response(prelude).text(), report };
  };

  it('reads the story, the query and other stories', async () => {
    expect((await show(page)).html).toContain('3 artikelen');
  });

  it('can say that what is asked for is not there, in the way of the host', async () => {
    await expect(show({ ...page, query: { page: '4' } })).rejects.toThrow('the page of the host');
  });

  it('takes the whole page along while the content is away, so that the last good one stays', async () => {
    await expect(
      show({ ...page, stories: () => Promise.reject(new ContentUnavailable('stories', 'no answer')) }),
    ).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('is left out where there is no page around it', async () => {
    const { html, report } = await show(undefined);
    expect(html).not.toContain('artikelen');
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ reason: 'failed', component: 'list' }));
  });
});
