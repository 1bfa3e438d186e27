import { createLanguage } from '@pomp/language';
import { LanguageProvider } from '@pomp/language/react';
import { compileDictionary } from '@pomp/language/compile';
import { words as designSystem } from '@pomp/design-system/words/nl';
import { words as domain } from '@pomp/domain/words/nl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createRegistry } from '../block/block-registry.js';
import type { BlockProblem } from '../block/block-problem.js';
import { StoryBlocks } from '../block/story-blocks.js';
import { words as cms } from '../words/nl.js';
import { contentBlocks } from './content-blocks.js';

const spoken = { locale: 'nl-NL', dictionary: compileDictionary({ ...designSystem, ...domain, ...cms }) };

function show(...blocks: object[]) {
  const problems: BlockProblem[] = [];
  const html = renderToStaticMarkup(
    <LanguageProvider {...spoken}>
      <StoryBlocks
        language={createLanguage(spoken)}
        blocks={blocks}
        registry={createRegistry(contentBlocks)}
        mode="published"
        report={(problem) => problems.push(problem)}
      />
    </LanguageProvider>,
  );
  return { html, problems };
}

const document = (...content: object[]) => ({ type: 'doc', content });
const paragraph = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) });
const words = (text: string) => ({ type: 'text', text });
/** What Storyblok's editor keeps of a text that was emptied. */
const emptied = document({ type: 'paragraph' });

describe.each([
  ['emptied', emptied],
  [
    'with blanks and breaks alone',
    document(paragraph(words('\u00a0 '), { type: 'hard_break' }), { type: 'heading', attrs: { level: 2 } }),
  ],
  ['with an empty list', document({ type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph()] }] })],
])('a rich text %s says nothing:', (_what, text) => {
  test('a price a month has the conditions of its loan', () => {
    const { html } = show({ component: 'price_card', payement: 'Lenen', price: '21', monthly_payment: true, small_letters: text });
    expect(html).toContain('Warmtefonds');
  });

  test('there is nothing to read more of', () => {
    expect(
      show({ component: 'read_more', title: 'Warmte', intro: document(paragraph(words('Kort.'))), more: text }).html,
    ).not.toContain('Lees meer');
    expect(show({ component: 'expandable_card', title: 'Warmte', text: 'Kort.', more: text }).html).not.toContain('Lees meer');
  });

  test.each([
    ['faq_item', { question: 'Waarom?', answer: text }],
    ['accordion', { title: 'Waarom', description: text }],
  ])('%s, with nothing to unfold, is left out and reported', (component, content) => {
    const { html, problems } = show({ component, ...content });
    expect(html).toBe('');
    expect(problems).toMatchObject([{ reason: 'invalid', component }]);
  });
});

test.each([
  ['words', paragraph(words('Ja.'))],
  ['a picture', { type: 'image', attrs: { src: '/huis.jpg', alt: 'Een huis' } }],
  ['a block', { type: 'blok', attrs: { body: [] } }],
  ['a rule', { type: 'horizontal_rule' }],
  ['a table', { type: 'table', content: [] }],
  ['a picture of a face', paragraph({ type: 'emoji', attrs: { emoji: '🙂' } })],
])('a rich text with %s says something', (_what, node) => {
  const { html, problems } = show({ component: 'faq_item', question: 'Waarom?', answer: document(paragraph(), node) });
  expect(html).toContain('Waarom?');
  expect(problems).toEqual([]);
});

test('a document alone can answer a question', () => {
  const { html } = show({
    component: 'faq_item',
    question: 'Hoe?',
    answer: emptied,
    pdfs: [{ filename: '/hoe.pdf', title: 'Zo' }],
  });
  expect(html).toContain('Zo');
});
