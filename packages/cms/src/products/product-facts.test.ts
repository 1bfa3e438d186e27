import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { expect, test } from 'vitest';
import { words as english } from '../words/en.js';
import { words as dutch } from '../words/nl.js';
import { factRows } from './fact-rows.js';
import { factsOf } from './product-facts.js';

const page = (...contents: readonly object[]): Parameters<typeof factsOf>[1] => ({
  stories: () =>
    Promise.resolve({
      stories: contents.map((content) => ({
        id: 1,
        uuid: 'x',
        name: 'x',
        slug: 'x',
        full_slug: 'settings/producten/x',
        tag_list: [],
        content: { _uid: 'x', component: 'product_facts', ...content },
      })),
      total: contents.length,
    }),
});

const pump = {
  product: 'pomp_ao',
  name: 'Pomp AO',
  power: '5.2',
  scop_at_35: '4.6',
  sound_power: '54',
  height: '80',
  examples: ['power'],
};
const element = { product: 'element', name: 'Element', power: '6' };

test('a set tells what its machines have, of the first that has it, and is no surer of it', async () => {
  const set = { product: 'all_electric', name: 'Alles', machines: ['pomp_ao', 'element'], examples: ['price'] };
  expect(await factsOf('all_electric', page(set, element, pump))).toMatchObject({
    power: 5.2,
    scop_at_35: 4.6,
    sound_power: 54,
    examples: ['price', 'power'],
  });
});

test('what a set tells itself counts, and where its machines stand is not its own size', async () => {
  const facts = await factsOf(
    'all_electric',
    page({ product: 'all_electric', name: 'Alles', machines: ['pomp_ao'], power: '9' }, pump),
  );
  expect(facts).toMatchObject({ power: 9, examples: [] });
  expect(facts.height).toBeUndefined();
});

test.each([
  ['nl-NL', dutch, ['1 jaar', '7 jaar']],
  ['en-GB', english, ['1 year', '7 years']],
] as const)('a warranty is a number of years, in words: %s', async (locale, words, said) => {
  const language = createLanguage({ locale, dictionary: compileDictionary(words) });
  const warranties = ['1', '7'].map(async (warranty_years) => {
    const facts = await factsOf('pomp_ao', page({ ...pump, warranty_years }));
    return factRows(facts, language).find(({ name }) => name === 'warranty')?.value;
  });
  expect(await Promise.all(warranties)).toEqual(said);
});
