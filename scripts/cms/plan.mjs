import { isDeepStrictEqual } from 'node:util';
import { blocksIn } from './blocks-in.mjs';
import { lintStory } from './lint-story.mjs';

/** @typedef {import('./ours.mjs').Kit} Kit */
/** @typedef {import('./ours.mjs').Component} Component */
/** @typedef {{ id: number, name: string, uuid: string }} SpaceFolder */
/** @typedef {import('./ours.mjs').Block & { id: number, component_group_uuid?: string | null }} SpaceComponent */
/** @typedef {{ id: number, full_slug: string, published: boolean, unpublished_changes: boolean, content: object }} SpaceStory */
/** @typedef {{ id: number, endpoint: string, actions: string[] }} SpaceWebhook */
/** @typedef {{ name: string, component_id: number }} SpacePreset */
/** @typedef {{ folders: SpaceFolder[], components: SpaceComponent[], stories: SpaceStory[], webhooks: SpaceWebhook[], datasources: { slug: string }[], presets: SpacePreset[] }} Space */
/**
 * What brings a space to this version. A folder's id is its own, so a component names its folder. `publish`: visitors see the story as it is in the space now.
 * @typedef {object} Plan
 * @property {string[]} folders
 * @property {import('./ours.mjs').Datasource[]} datasources
 * @property {{ id: number | undefined, folder: string | undefined, component: import('./ours.mjs').Block }[]} components
 * @property {import('./ours.mjs').Preset[]} presets
 * @property {{ id: number, content: object, publish: boolean }[]} stories
 * @property {boolean} webhook
 * @property {string[]} lines what changes, for people
 * @property {string[]} problems what no step of it mends
 */

/** What tells the site that content changed (`apps/site/src/content/publish-event.ts`). */
export const webhookActions = [
  'story.published',
  'story.unpublished',
  'story.deleted',
  'story.moved',
  'asset.replaced',
  'asset.deleted',
  'asset.restored',
  'datasource.entries_updated',
];

/**
 * Nothing is ever taken away: a component or field that this version doesn't know may be another's, and content keeps what it had under its old name, so that a site of the version before still shows it.
 * @param {Kit} kit
 * @param {Space} space
 * @param {{ endpoint?: string | undefined }} [options] `endpoint`: where the site hears of a publication
 * @returns {Plan}
 */
export function planOf(kit, space, { endpoint } = {}) {
  const folders = kit.folders.map(({ name }) => name).filter((name) => !space.folders.some((folder) => folder.name === name));
  // One that is there is its editors': what they call things, and in which order, isn't a version's to say.
  const datasources = kit.datasources.filter(({ slug }) => !space.datasources.some((there) => there.slug === slug));
  const components = kit.components.flatMap((component) => changeOf(component, kit, space) ?? []);
  // As with datasources: one that is there is its editors'.
  const presets = kit.presets.filter(({ component, name }) => {
    const id = space.components.find((there) => there.name === component)?.id;
    return !space.presets.some((there) => there.name === name && there.component_id === id);
  });
  const stories = space.stories.flatMap((story) => renamed(story, kit.renames) ?? []);
  const webhook = endpoint !== undefined && !space.webhooks.some((one) => one.endpoint === endpoint);
  return {
    folders,
    datasources,
    components: components.map(({ change }) => change),
    presets,
    stories: stories.map(({ change }) => change),
    webhook,
    lines: [
      ...folders.map((name) => `+ folder ${name}`),
      ...datasources.map(({ slug, entries }) => `+ datasource ${slug} (${entries.length} entries)`),
      ...components.map(({ line }) => line),
      ...presets.map(({ component, name }) => `+ preset ${name} of ${component}`),
      ...stories.map(({ line }) => line),
      ...(webhook ? [`+ webhook to ${endpoint}`] : []),
    ],
    problems: problemsOf(kit, space, stories),
  };
}

/**
 * @param {Component} component
 * @param {Kit} kit
 * @param {Space} space
 */
function changeOf({ component_group_uuid: uuid, ...component }, kit, space) {
  const folder = kit.folders.find((one) => one.uuid === uuid)?.name;
  const there = space.components.find(({ name }) => name === component.name);
  const change = { id: there?.id, folder, component };
  if (!there) return { change, line: `+ block ${component.name} (${Object.keys(component.schema).length} fields)` };
  const inFolder = space.folders.find((one) => one.uuid === there.component_group_uuid)?.name;
  const fields = fieldChanges(component.schema, there.schema);
  const settings = Object.keys(component).filter(
    (key) => key !== 'schema' && !isDeepStrictEqual(component[key], there[key] ?? (component[key] === false ? false : undefined)),
  );
  const changes = [...fields, ...settings.map((key) => `~ ${key}`), ...(inFolder === folder ? [] : [`→ folder ${folder}`])];
  if (changes.length === 0) return undefined;
  // What the space's field knows beside ours (its id, which an editor's choices hang on) stays with it.
  const schema = Object.fromEntries(
    Object.entries(component.schema).map(([key, field]) => [key, { ...idOf(there.schema[key]), ...field }]),
  );
  return { change: { ...change, component: { ...component, schema } }, line: `~ block ${component.name}: ${changes.join(', ')}` };
}

/** @param {import('./ours.mjs').Field | undefined} field */
const idOf = (field) => (field?.['id'] ? { id: field['id'] } : {});

/**
 * @param {Component['schema']} next
 * @param {Component['schema']} now
 */
function fieldChanges(next, now) {
  const same = (/** @type {string} */ key) => {
    const { id: _, ...field } = now[key] ?? { type: '' };
    return isDeepStrictEqual(field, next[key]);
  };
  return [
    ...Object.keys(next)
      .filter((key) => !(key in now))
      .map((key) => `+ ${key}`),
    ...Object.keys(next)
      .filter((key) => key in now && !same(key))
      .map((key) => `~ ${key}`),
    ...Object.keys(now)
      .filter((key) => !(key in next))
      .map((key) => `- ${key}`),
  ];
}

/**
 * The story with what stood under an old name under the new one too, in every language; undefined where nothing did.
 * @param {SpaceStory} story
 * @param {Kit['renames']} renames
 */
function renamed(story, renames) {
  const content = structuredClone(story.content);
  const moved = blocksIn(content).flatMap(({ block }) =>
    renames
      .filter(({ component }) => component === block.component)
      .flatMap(({ from, to }) =>
        Object.keys(block)
          .filter((key) => key === from || key.startsWith(`${from}__i18n__`))
          .map((key) => ({ block, from, to, key, next: to + key.slice(from.length) }))
          .filter(({ next }) => block[next] === undefined),
      ),
  );
  if (moved.length === 0) return undefined;
  for (const { block, key, next } of moved) block[next] = block[key];
  const names = new Set(moved.map(({ block, from, to }) => `${block.component}.${from} → ${to}`));
  const publish = story.published && !story.unpublished_changes;
  const live = story.published && !publish ? ' (has changes that are not published: publish it by hand)' : '';
  return {
    change: { id: story.id, content, publish },
    line: `~ story ${story.full_slug}: ${[...names].join(', ')}${live}`,
  };
}

/**
 * @param {Kit} kit
 * @param {Space} space
 * @param {{ change: { id: number, content: object } }[]} stories
 */
function problemsOf({ components, renames }, space, stories) {
  return space.stories.flatMap(({ id, full_slug, content }) => {
    const next = stories.find(({ change }) => change.id === id)?.change.content ?? content;
    return lintStory(withoutOldNames(next, renames), components).map((problem) => `${full_slug || 'home'}: ${problem}`);
  });
}

/**
 * What stays under an old name for the version before isn't wrong.
 * @param {object} content
 * @param {Kit['renames']} renames
 */
function withoutOldNames(content, renames) {
  const copy = structuredClone(content);
  for (const { block } of blocksIn(copy))
    for (const { component, from } of renames)
      if (block.component === component)
        for (const key of Object.keys(block)) if (key === from || key.startsWith(`${from}__i18n__`)) delete block[key];
  return copy;
}
