import { defineTexts } from '@pomp/language';
import { describe, expect, test } from 'vitest';
import { checkEdition } from './edition-schema.js';
import { edition } from './editions/pomp.js';
import { speaker } from './speaker.js';

const nl = { title: 'Huizen', count: '{count, plural, one {# huis} other {# huizen}}' } as const;
const en = { title: 'Homes', count: '{count, plural, one {# home} other {# homes}}' };
const fy = { title: 'Huzen', count: '{count, plural, one {# hûs} other {# huzen}}' };
const texts = defineTexts<typeof nl>('test/houses');
const said = { 'test/houses': nl };
const speak = speaker({ 'nl-NL': said, 'en-GB': { 'test/houses': en } });

/** A language that no package has words in. */
const withFrisian = (words: object) => ({
  ...edition,
  locales: [...edition.locales, 'fy-NL'],
  seller: { ...edition.seller, description: allIn('Waarmtepompen.'), slogan: allIn('waarmte út kâlde loft') },
  words: { 'fy-NL': words },
});
const allIn = (text: string) => ({ 'nl-NL': text, 'en-GB': text, 'fy-NL': text });

test('an edition speaks the languages that it offers, and its own where another is asked', () => {
  const titleIn = (locale: string | undefined) => speak(edition, locale).texts(texts).title;
  expect(['nl-NL', 'en-GB', 'fy-NL', undefined].map(titleIn)).toEqual(['Huizen', 'Homes', 'Huizen', 'Huizen']);
  expect(speak({ ...edition, locales: ['nl-NL'] }, 'en-GB').locale).toBe('nl-NL');
});

test('each language is made once', () => {
  expect(speak({ ...edition }, 'en-GB')).toBe(speak(edition, 'en-GB'));
});

describe('an edition with words of its own', () => {
  test('speaks a language that the packages have no words in', () => {
    const frisian = checkEdition(withFrisian({ 'test/houses': fy, 'other/app': { any: 'thing' } }), 'here', said);
    expect(speak(frisian, 'fy-NL').say(texts.message('count', { count: 2 }))).toBe('2 huzen');
    expect(speak(edition, 'fy-NL').locale).toBe('nl-NL');
  });

  test('says a few things otherwise', () => {
    const ours = checkEdition({ ...edition, words: { 'en-GB': { 'test/houses': { title: 'Houses' } } } }, 'here', said);
    const { title, count } = speak(ours, 'en-GB').texts(texts);
    expect([title, count({ count: 1 })]).toEqual(['Houses', '1 home']);
    expect(speak(edition, 'en-GB').texts(texts).title).toBe('Homes');
  });

  test.each([
    [
      'lacks words of a language that it offers',
      withFrisian({ 'test/houses': { title: 'Huzen' } }),
      'words.test/houses.count is missing in fy-NL',
    ],
    ['lacks a language that it offers', { ...withFrisian({}), words: undefined }, 'words.test/houses is missing in fy-NL'],
    [
      'says something about other values',
      { ...edition, words: { 'en-GB': { 'test/houses': { title: '{x}' } } } },
      'words.test/houses.title is about x rather than nothing in en-GB',
    ],
    ['doesn’t offer its own language', { ...edition, locales: ['en-GB'] }, 'locales lacks its own language, nl-NL'],
    [
      'says nothing of itself in a language',
      { ...edition, seller: { ...edition.seller, slogan: {} } },
      'seller.slogan is missing in nl-NL\nseller.slogan is missing in en-GB',
    ],
    [
      'names what it sells in one language only',
      { ...edition, prices: edition.prices.map((price) => ({ ...price, included: [{ 'nl-NL': 'Plaatsen' }] })) },
      'prices: what ‘Plaatsen’ is called is missing in en-GB',
    ],
  ])('that %s isn’t right', (_what, value, fault) => {
    expect(() => checkEdition(value, 'here', said)).toThrow(fault);
  });
});
