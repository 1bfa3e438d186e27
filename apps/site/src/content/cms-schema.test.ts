import { readFileSync } from 'node:fs';
import { marketingForms } from '@pomp/domain';
import { expect, test } from 'vitest';
import { cmsFolders, cmsSchema } from './cms-schema';
import { sectionFolders } from './editor-folders';

const components = cmsSchema();

// `pnpm cms:schema` writes the file: the same test, told to.
test('the components that Storyblok’s CLI pushes are those of the blocks’ schemas', async () => {
  await expect(`${JSON.stringify(components, null, 2)}\n`).toMatchFileSnapshot('../../.storyblok/components/pomp/components.json');
});

test('and their folders', async () => {
  await expect(`${JSON.stringify(cmsFolders(), null, 2)}\n`).toMatchFileSnapshot('../../.storyblok/components/pomp/groups.json');
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

const insideOthers = new Set(
  components.flatMap(({ name, schema }) =>
    Object.entries(schema).flatMap(([of, field]) =>
      // What stands in the body of one of these is a section.
      'component_whitelist' in field && !(of === 'body' && ['page', 'article'].includes(name))
        ? (field.component_whitelist ?? [])
        : [],
    ),
  ),
);

test('a block is a section, which a page can be made of, or a part of another', () => {
  const blocks = components.filter(({ is_nestable }) => is_nestable).map(({ name }) => name);
  const nowhere = blocks.filter((name) => !(name in sectionFolders) && !insideOthers.has(name));
  expect(nowhere, 'give them a line in editor-folders.ts').toEqual([]);
  expect(Object.keys(sectionFolders).filter((name) => !blocks.includes(name))).toEqual([]);
});

test('an editor can tell blocks apart, and what to fill in', () => {
  const names = components.map(({ display_name: name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  for (const { schema, preview_field: preview, icon, color } of components) {
    expect(icon).toMatch(/^block-/);
    expect(color).toMatch(/^#[0-9A-F]{6}$/);
    for (const field of Object.values(schema)) {
      if (field.type !== 'tab') expect(field, field.display_name).toHaveProperty('description');
      if (field.type === 'text' || field.type === 'textarea') expect(field.max_length, field.display_name).toBeGreaterThan(0);
    }
    if (preview) expect(schema).toHaveProperty([preview]);
    const tab = schema['tab-settings'];
    if (tab?.type === 'tab') for (const key of tab.keys) expect(schema).toHaveProperty([key]);
  }
});

test.each(['content', 'content-amstelwarmte'])('an editor chooses a form by its name: %s begins with each of ours', (folder) => {
  const [, ...rows] = readFileSync(`${folder}/datasources/formulieren.csv`, 'utf8').trim().split('\n');
  expect(rows.map((row) => row.split(';')[0])).toEqual(Object.keys(marketingForms));
});
