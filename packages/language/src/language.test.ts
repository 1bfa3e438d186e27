import { expect, expectTypeOf, test } from 'vitest';
import { compileDictionary, faultsInTranslation, pseudoLocale, pseudoWords } from './compile/index.js';
import { createLanguage, defineTexts, messageAt, overrideTexts, pickMessages, type Overrides, type Translation } from './index.js';

const nl = {
  title: 'Documenten',
  caption: 'Documenten van bestelling {number}',
  days: '{count, plural, one {# dag} other {# dagen}}',
  due: '{amount, number, euros} voor {when, date, day}, of op {when, date, moment}: {share, number} %',
  terms: 'Lees eerst de <link>voorwaarden van {number}</link>.',
  privacy: '<link>Privacy</link>',
  field: { label: 'Hoe oud?', options: { '0': 'Nieuw', 'more then 5': 'Ouder' } },
} as const;
const en: Translation<typeof nl> = {
  title: 'Documents',
  caption: 'Documents of order {number}',
  days: '{count, plural, one {# day} other {# days}}',
  due: '{amount, number, euros} before {when, date, day}, or on {when, date, moment}: {share, number}%',
  terms: 'Read the <link>terms of {number}</link> first.',
  privacy: '<link>Privacy</link>',
  field: { label: 'How old?', options: { '0': 'New', 'more then 5': 'Older' } },
};
const texts = defineTexts<typeof nl>('test/documents');
const dutch = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary({ 'test/documents': nl }) });
const english = createLanguage({ locale: 'en-GB', dictionary: compileDictionary({ 'test/documents': en }) });

test('a message is said in any language', () => {
  const message = texts.message('caption', { number: '7' });
  expect([dutch.say(message), english.say(message)]).toEqual(['Documenten van bestelling 7', 'Documents of order 7']);
  expect(english.say(texts.message('days', { count: 1 }))).toBe('1 day');
  expect(dutch.say(messageAt('test/documents', ['field', 'options', 'more then 5']))).toBe('Ouder');
});

test('words are plain data, which a server can hand to a page', () => {
  const compiled = compileDictionary({ 'test/days': { left: '{count, plural, =0 {nu} one {# dag} other {# dagen}}' } });
  const objectsIn = (value: unknown): object[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
  for (const found of objectsIn(compiled)) expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(found));
});

test('a value may be a message', () => {
  expect(english.say(texts.message('caption', { number: texts.message('title') }))).toBe('Documents of order Documents');
});

test('a component reads texts as sentences and functions', () => {
  const said = english.texts(texts);
  expect([said.title, said.caption({ number: 8 }), said.field.options['0']]).toEqual(['Documents', 'Documents of order 8', 'New']);
  expectTypeOf(said.title).toEqualTypeOf<string>();
  // @ts-expect-error it is about a number
  expect(() => said.caption()).toThrow();
  // @ts-expect-error there is no such text
  expect(said.missing).toBeUndefined();
});

test('a part of a sentence may become something else, such as a link', () => {
  const said = english.texts(texts).terms({ number: 7, link: (words) => ({ href: '/terms/', words }) });
  expect(said).toEqual(['Read the ', { href: '/terms/', words: 'terms of 7' }, ' first.']);
  expect(english.texts(texts).privacy({ link: (words) => words.length })).toBe(7);
  // @ts-expect-error the link isn't there
  expect(() => english.texts(texts).terms({ number: 7 })).toThrow();
  // @ts-expect-error no rule makes a link
  texts.message('terms', { number: 7 });
});

test('dates and amounts are written as in the language, in Dutch time', () => {
  const due = texts.message('due', { amount: 3400, when: { at: '2026-11-20T23:14:00Z' }, share: 0.5 });
  expect(english.say(due)).toBe('€3,400 before 21 November 2026, or on 21 November 2026 at 00:14: 0.5%');
  const dutch = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary({ 'test/documents': nl }) });
  expect(dutch.say(due)).toBe('€\u00a03.400 voor 21 november 2026, of op 21 november 2026 om 00:14: 0,5 %');
  expect(dutch.say({ ...due, values: { ...due.values, amount: 3400.5 } })).toMatch(/^€\u00a03\.400,50 /);
});

test('a message without words is named', () => {
  expect(() => english.say(messageAt('test/documents', ['help']))).toThrow('test/documents.help in en-GB');
  expect(english.sayIfAny(messageAt('test/documents', ['help']))).toBeUndefined();
  expect(() => english.say(messageAt('test/other', ['help']))).toThrow('test/other.help');
});

test('a portal may say something differently', () => {
  const words = { 'test/documents': nl };
  const overrides = { 'test/documents': { field: { label: 'Welk jaar?' } } } satisfies Overrides<typeof words>;
  const dictionary = overrideTexts(compileDictionary(words), compileDictionary(overrides));
  const said = createLanguage({ locale: 'nl-NL', dictionary }).texts(texts);
  expect([said.field.label, said.field.options['0'], said.title]).toEqual(['Welk jaar?', 'Nieuw', 'Documenten']);
});

test('what is wrong with a translation from elsewhere is said', () => {
  expect(faultsInTranslation(nl, en)).toEqual([]);
  const { title: _, ...rest } = en;
  expect(
    faultsInTranslation(nl, {
      ...rest,
      more: 'x',
      caption: 'Of {order}',
      terms: 'Read {number}',
      days: '{count, plural,',
      field: 'x',
    }),
  ).toEqual([
    'title is missing',
    'caption is about order rather than number',
    expect.stringContaining('days is no ICU message'),
    'terms is about number rather than link, number',
    'field is a text in one and a group in the other',
    "more isn't used",
  ]);
});

test('a pseudo-language accents every letter that a text says, and nothing else', () => {
  const pseudo = createLanguage({
    locale: pseudoLocale,
    dictionary: compileDictionary({ 'test/documents': pseudoWords(nl) }),
  });
  expect(pseudo.say(texts.message('caption', { number: 'plain' }))).toBe('Ðöçûɱéñŧéñ ṽåñ ƀéšŧéļļîñĝ plain');
  expect(pseudo.say(texts.message('days', { count: 3 }))).toBe('3 ðåĝéñ');
  expect(pseudo.texts(texts).terms({ number: 7, link: (words) => words })).toBe('Ļééš ééŕšŧ ðé ṽööŕŵååŕðéñ ṽåñ 7.');
});

test('the part of a dictionary that says some messages has those only', () => {
  const dictionary = compileDictionary({
    'test/picked': { title: 'Titel', group: { one: 'Een', two: 'Twee' } },
    'test/other': { title: 'Anders' },
  });
  const picked = pickMessages(dictionary, [
    { from: 'test/picked', path: ['group', 'two'] },
    { from: 'test/picked', path: ['nowhere'] },
    { from: 'test/unknown', path: ['title'] },
  ]);
  expect(picked).toEqual({ 'test/picked': { group: { two: 'Twee' } } });
});
