import { expect, test } from 'vitest';
import { plainText } from './plain-text.js';

const text = (value: string, ...marks: string[]) => ({ type: 'text', text: value, marks: marks.map((type) => ({ type })) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'list_item', content });

test.each([
  ['a link before a full stop', [paragraph(text('Zie '), text('het proces', 'link'), text('.'))], 'Zie het proces.'],
  ['a word that is bold in part', [paragraph(text('warmte', 'bold'), text('pomp'))], 'warmtepomp'],
  ['two paragraphs', [paragraph(text('Eén.')), paragraph(), paragraph(text('Twee.'))], 'Eén. Twee.'],
  ['a break within a line', [paragraph(text('Zuiderweg 1'), { type: 'hard_break' }, text('Huizen'))], 'Zuiderweg 1 Huizen'],
  ['a list', [{ type: 'bullet_list', content: [item(paragraph(text('een'))), item(paragraph(text('twee')))] }], 'een twee'],
  ['the words of a heading by themselves', [text('Wat '), text('kost', 'bold'), text(' het?')], 'Wat kost het?'],
])('%s', (_what, content, words) => {
  expect(plainText({ type: 'doc', content })).toBe(words);
});
