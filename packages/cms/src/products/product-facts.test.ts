import { expect, test } from 'vitest';
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
