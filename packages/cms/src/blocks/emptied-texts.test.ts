import { describe, expect, test } from 'vitest';
import { showBlocks } from './show-blocks.test.setup.js';

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
    const { html } = showBlocks([
      { component: 'price_card', payement: 'Lenen', price: '21', monthly_payment: true, small_letters: text },
    ]);
    expect(html).toContain('Warmtefonds');
  });

  test('there is nothing to read more of', () => {
    expect(
      showBlocks([{ component: 'read_more', title: 'Warmte', intro: document(paragraph(words('Kort.'))), more: text }]).html,
    ).not.toContain('Lees meer');
    expect(showBlocks([{ component: 'expandable_card', title: 'Warmte', text: 'Kort.', more: text }]).html).not.toContain(
      'Lees meer',
    );
  });

  test.each([
    ['faq_item', { question: 'Waarom?', answer: text }],
    ['accordion', { title: 'Waarom', description: text }],
  ])('%s, with nothing to unfold, is left out and reported', (component, content) => {
    const { html, problems } = showBlocks([{ component, ...content }]);
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
  const { html, problems } = showBlocks([{ component: 'faq_item', question: 'Waarom?', answer: document(paragraph(), node) }]);
  expect(html).toContain('Waarom?');
  expect(problems).toEqual([]);
});

test('a document alone can answer a question', () => {
  const { html } = showBlocks([
    {
      component: 'faq_item',
      question: 'Hoe?',
      answer: emptied,
      pdfs: [{ filename: '/hoe.pdf', title: 'Zo' }],
    },
  ]);
  expect(html).toContain('Zo');
});
