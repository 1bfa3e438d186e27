import { describe, expect, test } from 'vitest';
import { planOf } from './plan.mjs';

const text = { type: 'text', display_name: 'Titel', pos: 0 };
const hero = {
  name: 'hero',
  display_name: 'Opening',
  is_root: false,
  is_nestable: true,
  component_group_uuid: 'ours',
  schema: { title: text },
};
const page = {
  ...hero,
  name: 'page',
  display_name: 'Pagina',
  is_root: true,
  is_nestable: false,
  schema: { body: { type: 'bloks', component_whitelist: ['hero'], required: true } },
};
const folders = [{ name: 'Openingen', uuid: 'ours' }];
const kit = { components: [page, hero], folders, renames: [], datasources: [], presets: [] };

/** What the space has once it has this kit: ids of its own. */
const space = () => ({
  folders: [{ id: 1, name: 'Openingen', uuid: 'theirs' }],
  components: [page, hero].map((component, index) => ({
    ...component,
    id: index + 1,
    component_group_uuid: 'theirs',
    schema: Object.fromEntries(Object.entries(component.schema).map(([key, field]) => [key, { id: `f-${key}`, ...field }])),
  })),
  stories: /** @type {import('./plan.mjs').SpaceStory[]} */ ([]),
  webhooks: [{ id: 1, endpoint: 'https://pomp.example/api/storyblok/publish', actions: [] }],
  datasources: [],
  presets: /** @type {import('./plan.mjs').SpacePreset[]} */ ([]),
});
/** @param {object} block */
const story = (block, { published = true, unpublished_changes = false } = {}) => ({
  id: 7,
  full_slug: 'over-ons',
  published,
  unpublished_changes,
  content: { component: 'page', body: [{ component: 'hero', ...block }] },
});

test('a space that has everything gets nothing', () => {
  const plan = planOf(
    kit,
    { ...space(), stories: [story({ title: 'Warm' })] },
    { endpoint: 'https://pomp.example/api/storyblok/publish' },
  );
  expect(plan).toEqual({
    folders: [],
    datasources: [],
    components: [],
    presets: [],
    stories: [],
    webhook: false,
    lines: [],
    problems: [],
  });
});

test('an empty space gets folders, blocks and the webhook', () => {
  const plan = planOf(
    kit,
    { folders: [], components: [], stories: [], webhooks: [], datasources: [], presets: [] },
    { endpoint: 'https://pomp.example/x' },
  );
  expect(plan.lines).toEqual([
    '+ folder Openingen',
    '+ block page (1 fields)',
    '+ block hero (1 fields)',
    '+ webhook to https://pomp.example/x',
  ]);
});

test('a changed block is named by its fields, keeps their ids, and leaves what it doesn’t know alone', () => {
  const next = { ...hero, display_name: 'Kop', schema: { title: { ...text, required: true }, lead: text } };
  const now = space();
  const [, there] = now.components;
  if (there) there.schema = { ...there.schema, old: { id: 'f-old', ...text } };
  const plan = planOf(
    { ...kit, components: [page, next] },
    { ...now, components: [...now.components, { ...hero, id: 9, name: 'theirs' }] },
  );
  expect(plan.lines).toEqual(['~ block hero: + lead, ~ title, - old, ~ display_name']);
  expect(plan.components[0]).toMatchObject({
    id: 2,
    folder: 'Openingen',
    component: { schema: { title: { id: 'f-title', required: true } } },
  });
});

test('what editors choose from is made where it misses, and left to them from then on', () => {
  const subjects = {
    slug: 'onderwerpen',
    languages: ['en'],
    entries: [{ name: 'Kosten', value: 'kosten', translated: { en: 'Costs' } }],
  };
  const asking = { ...kit, datasources: [subjects] };
  const plan = planOf(asking, space());
  expect(plan.lines).toEqual(['+ datasource onderwerpen (1 entries)']);
  expect(plan.datasources).toEqual([subjects]);
  expect(planOf(asking, { ...space(), datasources: [{ slug: 'onderwerpen' }] }).lines).toEqual([]);
});

test('an example of a block is made where the block has none of that name, in a new space too', () => {
  const preset = { component: 'hero', name: 'Voorbeeld', content: { component: 'hero', title: 'Warm' } };
  const asking = { ...kit, presets: [preset] };
  expect(planOf(asking, space())).toMatchObject({ lines: ['+ preset Voorbeeld of hero'], presets: [preset] });
  expect(planOf(asking, { ...space(), presets: [{ name: 'Voorbeeld', component_id: 2 }] }).lines).toEqual([]);
  expect(planOf(asking, { ...space(), presets: [{ name: 'Voorbeeld', component_id: 1 }] }).lines).toHaveLength(1);
  expect(planOf(asking, { ...space(), components: [] }).presets).toEqual([preset]);
});

test('a block in another folder goes to its own', () => {
  const now = space();
  now.components.forEach((component) => void (component.component_group_uuid = ''));
  expect(planOf(kit, now).lines).toEqual(['~ block page: → folder Openingen', '~ block hero: → folder Openingen']);
});

describe('a field that was renamed', () => {
  const renamedKit = { ...kit, renames: [{ component: 'hero', from: 'heading', to: 'title' }] };
  const old = { heading: 'Warm', heading__i18n__en: 'Warmth' };

  test('has its content under both names, in every language', () => {
    const plan = planOf(renamedKit, { ...space(), stories: [story(old)] });
    expect(plan.stories).toEqual([
      { id: 7, publish: true, content: story({ ...old, title: 'Warm', title__i18n__en: 'Warmth' }).content },
    ]);
    expect(plan.lines).toEqual(['~ story over-ons: hero.heading → title']);
    expect(plan.problems).toEqual([]);
  });

  test('is moved once, and doesn’t go over what was written since', () => {
    expect(planOf(renamedKit, { ...space(), stories: [story({ ...old, title: 'Nieuw', title__i18n__en: '' })] }).stories).toEqual(
      [],
    );
  });

  test.each([{ published: false }, { unpublished_changes: true }])('publishes nothing that an editor didn’t: %o', (state) => {
    const [change] = planOf(renamedKit, { ...space(), stories: [story(old, state)] }).stories;
    expect(change?.publish).toBe(false);
  });
});

test('what doesn’t fit in a story is told by its place', () => {
  const plan = planOf(kit, { ...space(), stories: [story({ heading: 'Warm' }), story({ component: 'wheel' })] });
  expect(plan.problems).toEqual([
    "over-ons: body.0: 'hero' has no field 'heading'",
    "over-ons: 'body' has a 'wheel', which doesn't belong there",
    "over-ons: body.0: there is no block 'wheel'",
  ]);
});
