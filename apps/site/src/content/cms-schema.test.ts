import { expect, test } from 'vitest';
import { cmsSchema } from './cms-schema';

const components = cmsSchema();

// `pnpm cms:schema` writes the file: the same test, told to.
test('the components that Storyblok’s CLI pushes are those of the blocks’ schemas', async () => {
  await expect(`${JSON.stringify(components, null, 2)}\n`).toMatchFileSnapshot('../../.storyblok/components/pomp/components.json');
});

test('a place for blocks names only blocks that exist', () => {
  const names = components.map(({ name }) => name);
  const allowed = components
    .flatMap(({ schema }) => Object.values(schema))
    .flatMap((field) => ('component_whitelist' in field ? (field.component_whitelist ?? []) : []));
  expect(allowed.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('a block that is only ever part of another can be put there', () => {
  const part = components.find(({ name }) => name === 'faq_section')?.schema.items;
  expect(part).toMatchObject({ type: 'bloks', restrict_components: true, component_whitelist: ['faq_item'] });
});
