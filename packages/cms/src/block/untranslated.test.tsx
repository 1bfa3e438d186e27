import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { blocks, choice, image, link, richText, text } from '../fields/fields.js';
import { words } from '../words/en.js';
import { createRegistry } from './block-registry.js';
import { defineBlock } from './define-block.js';
import { StoryBlocks } from './story-blocks.js';
import { isUntranslated, markUntranslated } from './untranslated.js';

const page = defineBlock({
  component: 'page',
  name: 'Pagina',
  kind: 'page',
  schema: z.object({ title: text({ label: 'Titel' }), body: blocks({ label: 'Inhoud' }) }),
  render: ({ body }, { renderBlocks }) => renderBlocks(body),
});
const section = defineBlock({
  component: 'section',
  name: 'Sectie',
  schema: z.object({
    title: text({ label: 'Titel' }),
    text: richText({ label: 'Tekst' }),
    photo: image({ label: 'Foto' }),
    tone: choice({ label: 'Toon' }, { calm: 'Rustig', loud: 'Luid' }, ['calm', 'loud']),
    button: link({ label: 'Knop' }),
    items: blocks({ label: 'Punten' }, ['item']),
  }),
  render: ({ title, items }, { renderBlocks }) => (
    <Titled title={title}>
      <ul>{renderBlocks(items)}</ul>
    </Titled>
  ),
});
const item = defineBlock({
  component: 'item',
  name: 'Punt',
  schema: z.object({ title: text({ label: 'Titel' }) }),
  render: ({ title }) => <li>{title}</li>,
});
const form = defineBlock({
  component: 'form',
  name: 'Formulier',
  schema: z.object({ title: text({ label: 'Titel' }) }),
  hasOwnWords: true,
  render: ({ title }, { lang }) => (
    <form>
      <h2 lang={lang}>{title}</h2>
      <button type="submit">Send</button>
    </form>
  ),
});
const Titled = ({ title, children }: { title: string | undefined; children: React.ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

const registry = createRegistry([page, section, item, form]);
const english = createLanguage({ locale: 'en-GB', dictionary: compileDictionary(words) });
const paragraph = (said: string, href = '/over-ons/') => ({
  type: 'doc',
  content: [{ type: 'text', text: said, marks: [{ type: 'link', attrs: { href } }] }],
});

const dutch = {
  component: 'page',
  title: 'Over ons',
  body: [
    {
      component: 'section',
      title: 'Wij',
      tone: 'loud',
      items: [
        { component: 'item', title: 'Eerlijk' },
        { component: 'item', title: 'Netjes' },
      ],
    },
    { component: 'section', title: 'Jij', text: paragraph('Lees meer'), items: [] },
    { component: 'form', title: 'Vraag het' },
  ],
};
type Body = typeof dutch.body;
const told = (body: readonly object[], title = 'About us') =>
  markUntranslated({ component: 'page', title, body }, dutch, { registry, language: 'nl' });
const shown = (body: readonly object[]) =>
  renderToStaticMarkup(
    <StoryBlocks blocks={[told(body)]} registry={registry} mode="published" report={() => undefined} language={english} />,
  );
const [us, you, ask] = dutch.body as [Body[0], Body[1], Body[2]];

describe('a page in another language than the space’s own', () => {
  it('says of a section that isn’t translated which language it is in, once for all that is in it', () => {
    expect(shown([us])).toBe('<div lang="nl"><section><h2>Wij</h2><ul><li>Eerlijk</li><li>Netjes</li></ul></section></div>');
  });

  it('says it of what isn’t translated in one that is, on an item of a list itself', () => {
    const items = [
      { component: 'item', title: 'Honest' },
      { component: 'item', title: 'Netjes' },
    ];
    expect(shown([{ ...us, title: 'Us', items }])).toBe(
      '<section><h2>Us</h2><ul><li>Honest</li><li lang="nl">Netjes</li></ul></section>',
    );
  });

  it('doesn’t take a link into another language for a translation, nor what says nothing for content', () => {
    expect(shown([us, { ...you, text: paragraph('Lees meer', '/en/about-us/') }])).toContain(
      '<div lang="nl"><section><h2>Jij</h2>',
    );
    const nothing = { component: 'section', title: '', tone: 'calm', photo: { filename: '/a.svg', alt: '' }, items: [] };
    expect(
      markUntranslated(
        { component: 'page', body: [nothing] },
        { component: 'page', body: [nothing] },
        { registry, language: 'nl' },
      ),
    ).toEqual({
      component: 'page',
      body: [nothing],
    });
  });

  it('lets a form say by itself what of it isn’t translated: its own words are', () => {
    expect(shown([us, you, ask])).toContain('<form><h2 lang="nl">Vraag het</h2><button type="submit">Send</button></form>');
  });

  it('is not translated when nothing in it is, whatever search engines are told', () => {
    expect(isUntranslated(told([us, you, ask]), registry)).toBe(true);
    expect(isUntranslated(told([us, { ...you, title: 'You' }, ask]), registry)).toBe(false);
    expect(isUntranslated(told([us, you, { ...ask, title: 'Ask us' }]), registry)).toBe(false);
    const items = [us.items?.[0] ?? {}, { component: 'item', title: 'Tidy' }];
    expect(isUntranslated(told([{ ...us, items }, you, ask]), registry)).toBe(false);
    expect(isUntranslated(dutch, registry)).toBe(false);
  });
});
