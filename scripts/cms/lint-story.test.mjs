import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/places.mjs';
import { lintStory } from './lint-story.mjs';
import { ours } from './ours.mjs';

const { components, presets } = ours();

test.each(['content', 'content-amstelwarmte'])('every story in %s is what an editor could have made', (name) => {
  const folder = join(root, 'apps/site', name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(0);
  const problems = files.flatMap((file) => {
    const { content, draft } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return [content, draft?.content]
      .filter(Boolean)
      .flatMap((story) => lintStory(story, components).map((problem) => `${file}: ${problem}`));
  });
  expect(problems).toEqual([]);
});

test('every preset is what an editor could have made', () => {
  expect(presets.length).toBeGreaterThan(30);
  expect(
    presets.flatMap(({ component, content }) => lintStory(content, components).map((problem) => `${component}: ${problem}`)),
  ).toEqual([]);
  expect(JSON.stringify(presets)).not.toContain('_uid');
});

test('an editor sees what a section looks like, on the site that is named', () => {
  const hero = (/** @type {string} */ site) => ours(site).components.find(({ name }) => name === 'hero');
  expect(hero('https://www.pomp.example')).toHaveProperty('image', 'https://www.pomp.example/beeld/blokken/hero.webp');
  expect(components.find(({ name }) => name === 'hero')).not.toHaveProperty('image');
});

const page = { name: 'page', display_name: 'Pagina', is_root: true, is_nestable: false, component_group_uuid: '' };
const kit = [
  {
    ...page,
    schema: {
      title: { type: 'text', required: true, max_length: 10 },
      side: { type: 'option', options: [{ value: 'left' }, { value: 'right' }] },
      subject: { type: 'option', options: [] },
      'tab-settings': { type: 'tab' },
      body: { type: 'bloks', component_whitelist: ['page'], maximum: 1 },
    },
  },
];

test.each([
  [
    {
      component: 'page',
      title: 'Warm',
      title__i18n__en: 'Warm',
      side: 'left',
      subject: 'kosten',
      _uid: 'a',
      _editable: '<!-- -->',
    },
    [],
  ],
  [{ component: 'page', title: '' }, ["'title' is empty"]],
  [{ component: 'page', title: 'Warmer still' }, ["'title' has 12 of at most 10"]],
  [
    { component: 'page', title: 'Warm', body: [{ component: 'page' }, { component: 'page' }] },
    ["'body' has 2 of at most 1", "body.0: 'title' is empty", "body.1: 'title' is empty"],
  ],
  [{ component: 'page', title: 'Warm', side: 'top' }, ["'side' is 'top', which is no choice"]],
  [{ component: 'page', title: 'Warm', sides: 'left' }, ["'page' has no field 'sides'"]],
  [{ component: 'page', title: 'Warm', 'tab-settings': '' }, ["'page' has no field 'tab-settings'"]],
  [
    { component: 'page', title: 'Warm', body: [{ component: 'page', title: 'In', body: [{ component: 'hero' }] }] },
    ["body.0: 'body' has a 'hero', which doesn't belong there", "body.0.body.0: there is no block 'hero'"],
  ],
])('%o: %o', (content, problems) => {
  expect(lintStory(content, kit)).toEqual(problems);
});
