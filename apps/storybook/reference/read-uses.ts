import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { callsIn, isSetUp, reachOf, root, type Source, sourceAt, sourcesIn, titleOf } from './sources.js';

/** What a page of stories is about, as the sources say it. */
export interface Uses {
  /** Screens, forms, mails: what the page shows. */
  readonly subjects: readonly Subject[];
  /** Blocks that the page shows, as editors have them. */
  readonly blocks: readonly ShownBlock[];
}

export interface Subject {
  readonly name: string;
  /** Folder of its package. */
  readonly folder: string;
  /** From the repository's folder. */
  readonly file: string;
  /** Names in the route map of where it stands. */
  readonly targets: readonly string[];
  /** What may be names of calls: of it and of all that it is made of. */
  readonly calls: readonly string[];
  /** Names of what it says. */
  readonly texts: readonly string[];
  /** What of the domain says which questions it has. */
  readonly definitions: readonly string[];
  /** Files that make something of it. */
  readonly usedBy: readonly string[];
}

export interface ShownBlock {
  readonly component: string;
  readonly name: string;
  /** In the editor's list. */
  readonly folder: string;
  readonly fields: readonly BlockField[];
  /** Slugs of our own pages that have it. */
  readonly pages: readonly string[];
  readonly texts: readonly string[];
  readonly calls: readonly string[];
}

export interface BlockField {
  readonly name: string;
  readonly type: string;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
}

/** Packages whose pages say what a component is by a guide of their own. */
const guided = 'design-system';

/** Turbo builds Storybook anew when one of these changes (`turbo.json`): of the apps only what shows screens and sends mails. */
const whereUsed = [
  'packages/*/src/**/*.{ts,tsx}',
  'packages/create-pomp-portal/templates/**/*.{ts,tsx}',
  'apps/site/src/{app,frame,public-pages,signed-out}/**/*.{ts,tsx}',
  'apps/backend/src/mails/*.ts',
];

/** By the title of the page. */
export function readUses(): Readonly<Record<string, Uses>> {
  const all = sourcesIn(whereUsed);
  const made = all.filter(({ path }) => !isSetUp(path));
  const world = { made, definitions: definitionsIn(made), targets: targetsIn(made), blocks: readBlocks() };
  return Object.fromEntries(
    all
      .filter(({ path }) => path.includes('.stories.tsx') && !path.startsWith(`packages/${guided}/`))
      .flatMap((stories) => {
        const title = titleOf(stories.text);
        return title ? [[title, usesOf(stories, world)]] : [];
      }),
  );
}

interface World {
  readonly made: readonly Source[];
  readonly definitions: ReadonlySet<string>;
  /** By the name of a screen. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
  readonly blocks: ReadonlyMap<string, Omit<ShownBlock, 'texts' | 'calls'>>;
}

function usesOf(stories: Source, world: World): Uses {
  const blocks = blocksOf(stories, world);
  // What only shows blocks says nothing of any of them.
  const subjects = blocks.length > 0 && /\b(?:StoryBlocks|MadeBlocks)\b/.test(stories.text) ? [] : subjectsOf(stories, world);
  return { subjects, blocks };
}

/** `DashboardScreen`, `reminderMail`, `writeAnswers`: what a file of stories imports of its own package to show. */
const isShown = (name: string): boolean => /^[A-Z][a-z]\w*$|Mail$|Pdf$|^write[A-Z]/.test(name);

/** Where what a file of stories shows is declared: in its own package, or else its `component` in another's. */
function shownBy(stories: Source, made: readonly Source[]): { path: string; name: string }[] {
  const own = stories.imports
    .filter(({ path }) => path && !isSetUp(path))
    .flatMap(({ path = '', names }) =>
      names.filter((name) => isShown(name) && declares(path, name)).map((name) => ({ path, name })),
    );
  if (own.length > 0) return own;
  const component = /\bcomponent: (\w+)/.exec(stories.text)?.[1] ?? '';
  const from = stories.imports.find(({ names }) => names.includes(component))?.from.replace('@pomp/', 'packages/');
  const path = made.find((source) => from && source.path.startsWith(`${from}/`) && declares(source.path, component))?.path;
  return path ? [{ path, name: component }] : [];
}

function subjectsOf(stories: Source, { made, definitions, targets }: World): Subject[] {
  return shownBy(stories, made).map(({ path, name }) => {
    const folder = path.split('/')[1] ?? '';
    return {
      name,
      folder,
      file: path,
      targets: targets.get(name) ?? [],
      ...saidBy(path),
      definitions: unique(
        [...reachOf(path), stories]
          .flatMap(({ imports }) => imports.filter(({ from }) => from === '@pomp/domain').flatMap(({ names }) => names))
          .filter((one) => definitions.has(one)),
      ),
      usedBy: made
        .filter((source) => !source.path.endsWith('/src/index.ts'))
        .filter(({ imports }) =>
          imports.some((one) => one.names.includes(name) && (one.path === path || one.from.startsWith(`@pomp/${folder}`))),
        )
        .map((source) => source.path),
    };
  });
}

/** A value, not a type of that name. */
const declares = (path: string, name: string): boolean =>
  new RegExp(`\\bexport (?:async )?(?:const|function|class) ${name}\\b`).test(sourceAt(path)?.text ?? '');

function saidBy(path: string): { calls: string[]; texts: string[] } {
  const reached = reachOf(path);
  return {
    calls: unique(reached.flatMap(({ text }) => callsIn(text))),
    texts: unique(
      reached.flatMap(({ text }) => [...text.matchAll(/defineTexts<[^>]*>\(\s*'([^']+)'/g)].map(([, name = '']) => name)),
    ),
  };
}

const definitionsIn = (made: readonly Source[]): ReadonlySet<string> =>
  new Set(
    made
      .filter(({ path }) => path.startsWith('packages/domain/'))
      .flatMap(({ text }) => [...text.matchAll(/export const (\w+) = define\w*(?:Section|Form)\(/g)].map(([, name = '']) => name)),
  );

/** What the route map calls the place of a screen: a made portal's list of screens says so, and the site's own pages. */
function targetsIn(made: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const places = made.flatMap(({ path, text, imports }) => {
    if (path.includes('/templates/'))
      return [...text.matchAll(/\[paths\.(\w+)\]:[^<]*?<(\w+)/g)].map(([, target = '', screen = '']) => ({ target, screen }));
    const target = /<PageTitle of="(\w+)"/.exec(text)?.[1];
    const screens = imports.filter(({ from }) => from === '@pomp/portal').flatMap(({ names }) => names);
    return target ? screens.filter((name) => name.endsWith('Screen')).map((screen) => ({ target, screen })) : [];
  });
  const found = new Map<string, readonly string[]>();
  for (const { target, screen } of places) found.set(screen, unique([...(found.get(screen) ?? []), target]));
  return found;
}

function blocksOf(stories: Source, { made, blocks }: World): ShownBlock[] {
  const beside = made.filter(({ path }) => dirname(path) === dirname(stories.path));
  return beside.flatMap(({ path, text }) =>
    [...text.matchAll(/\bcomponent: '(\w+)'/g)].flatMap(([, component = '']) => {
      const block = blocks.get(component);
      return block && new RegExp(`'${component}'`).test(stories.text) ? [{ ...block, ...saidBy(path) }] : [];
    }),
  );
}

interface EditorComponent {
  readonly name: string;
  readonly display_name: string;
  readonly component_group_uuid: string;
  readonly schema: Readonly<Record<string, { type: string; display_name: string; description?: string; required?: boolean }>>;
}

/** What editors get (`pnpm cms:schema`), with the pages of ours that have it. */
function readBlocks(): World['blocks'] {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const kit = 'apps/site/.storyblok/components/pomp';
  const folders = read(`${kit}/groups.json`) as readonly { readonly uuid: string; readonly name: string }[];
  const content = 'apps/site/content/';
  const stories = sourcesIn([`${content}**/*.json`]);
  return new Map(
    (read(`${kit}/components.json`) as readonly EditorComponent[]).map(({ name, display_name, component_group_uuid, schema }) => [
      name,
      {
        component: name,
        name: display_name,
        folder: folders.find(({ uuid }) => uuid === component_group_uuid)?.name ?? '',
        fields: Object.entries(schema)
          .filter(([, { type }]) => type !== 'tab')
          .map(([field, { type, display_name: label, description: help = '', required = false }]) => ({
            name: field,
            type,
            label,
            help,
            required,
          })),
        pages: stories
          .filter(({ text }) => text.includes(`"component": "${name}"`))
          .map(({ path }) => path.slice(content.length).replace(/\.json$/, '')),
      },
    ]),
  );
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();
