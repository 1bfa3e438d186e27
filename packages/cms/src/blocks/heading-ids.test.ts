import { expect, test } from 'vitest';
import { showBlocks } from './show-blocks.test.setup.js';

const heading = (text: string, ...marks: object[]) => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text, marks }],
});
const text = (...headings: object[]) => ({ component: 'text_section', text: { type: 'doc', content: headings } });
const opening = { component: 'text_header', title: 'Warmte' };

const idsOf = (...blocks: object[]) =>
  [...showBlocks([{ component: 'page', body: [opening, ...blocks] }]).html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

test('headings of the same words in texts of one page have each their id', () => {
  const kosten = text(heading('Kosten'), heading('Kosten'));
  expect(idsOf(kosten, kosten, text(heading('Kosten 2')))).toEqual(['kosten', 'kosten-2', 'kosten-3', 'kosten-4', 'kosten-2-2']);
});

test('a heading is not called as what the page around it, or an editor, calls something else', () => {
  const anchor = { type: 'anchor', attrs: { id: 'garantie' } };
  expect(
    idsOf(text(heading('Inhoud'), heading('Artikel'), heading('Subsidie'), heading('Garantie', anchor)), {
      ...text(heading('Geluid')),
      anchor: 'subsidie',
    }),
  ).toEqual(['inhoud-2', 'artikel-2', 'subsidie-2', 'garantie-2', 'garantie', 'subsidie', 'geluid']);
});

test('a heading is not called as a part of a vacancy that is on its page', () => {
  const part = { component: 'vacancy_paragraph', id: ' #sollicitatie', header: 'Hoe het gaat' };
  const vacancy = { component: 'vacancy', paragraphs: [part] };
  // That of a picture is none of the page's.
  const picture = { component: 'text_section', picture: { id: 'kosten', fieldtype: 'asset', filename: '' } };
  const headings = text(heading('Sollicitatie'), heading('Kosten'));
  expect(idsOf(headings, vacancy, picture)).toEqual(['sollicitatie-2', 'kosten']);
});

test('a heading that has no id takes none from one that has', () => {
  const titled = { ...text(heading('Kosten')), title: 'Wat het kost' };
  expect(idsOf(titled, text(heading('Kosten')), titled)).toEqual(['kosten']);
  const answer = { type: 'doc', content: [heading('Kosten')] };
  expect(idsOf({ component: 'accordion', title: 'Vraag', description: answer }, text(heading('Kosten')))).toEqual(['kosten']);
});
