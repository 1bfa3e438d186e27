import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { definedTexts, textsInReach } from '@pomp/tooling/texts-in-reach';
import { globSync } from 'tinyglobby';

const folder = dirname(fileURLToPath(import.meta.url));
const pages = join(folder, 'src/app/[locale]');
const packages = join(folder, '../../packages');

/** How `@pomp/domain` names the words of its definitions: by the section, the shared fields or the form. */
const definitions = [
  { pattern: /\b(?:define\w*Section|sectionsIn<\w+>\(\))\(\{\s*name: '([\w-]+)'/g, prefix: 'domain/' },
  { pattern: /\bwordedFields\('([\w-]+)'/g, prefix: 'domain/' },
  { pattern: /\bdefineMarketingForm\(\{\s*id: '([\w-]+)'/g, prefix: 'domain/marketing/' },
];

/** @param {string} pattern @param {string} cwd */
const filesOf = (pattern, cwd) => globSync(pattern, { cwd, absolute: true, ignore: '**/*.{test,stories,guide,setup}.*' });

/** @param {string} file */
const placeOf = (file) => relative(pages, dirname(file)) || 'layout';

/** The definitions of blocks, by what Storyblok calls them: of a page's content only those count that are on it. */
function blocks() {
  const sources = filesOf('{cms,storefront}/src/**/*.{ts,tsx}', packages).map((path) => ({
    path,
    source: readFileSync(path, 'utf8'),
  }));
  const constants = new Map(
    sources.flatMap(({ source }) =>
      Array.from(source.matchAll(/^export const (\w+) = '([\w-]+)'/gm), ([, name = '', value = '']) => [name, value]),
    ),
  );
  /** @param {string} source @param {RegExp} pattern */
  const componentsIn = (source, pattern) =>
    Array.from(source.matchAll(pattern), ([, literal, name = '']) => literal ?? constants.get(name) ?? name);
  const defined = sources.flatMap(({ path, source }) =>
    componentsIn(source, /\bdefineBlock\(\{\s*component: (?:'([\w-]+)'|(\w+))/g).map((component) => ({
      component,
      path,
      // A block may show another that isn't in the content.
      shows: componentsIn(source, /\brenderBlocks\(\[\{ component: (?:'([\w-]+)'|(\w+))/g),
    })),
  );
  return defined.map(({ component, path, shows }) => ({
    component,
    paths: [path, ...defined.filter((other) => shows.includes(other.component)).map((other) => other.path)],
  }));
}

/**
 * The names of the texts that scripts can say: on every page (`layout`), in each frame (`(account)`), on each page (`(account)/account/documenten`), and in each block of content
 * (`block:hero`). What a frame around it says isn't named again.
 * @returns {Promise<Record<string, string[]>>}
 */
export async function textsOfPages() {
  const defined = blocks();
  const layouts = filesOf('**/layout.tsx', pages);
  const frames = layouts.map((layout) => {
    const place = placeOf(layout);
    const beside = place === 'layout' ? ['error.tsx'] : ['not-found.tsx', '@*/**/page.tsx'];
    return [
      place,
      [layout, ...beside.flatMap((pattern) => filesOf(`${place === 'layout' ? '' : `${escaped(place)}/`}${pattern}`, pages))],
    ];
  });
  const shown = filesOf('**/page.tsx', pages)
    .filter((page) => !page.includes('/@'))
    .map((page) => [placeOf(page), [page]]);
  const inFrames = /** @type {Record<string, string[]>} */ (Object.fromEntries([...frames, ...shown]));
  const inBlocks = Object.fromEntries(defined.map(({ component, paths }) => [`block:${component}`, paths]));

  const found = {
    ...(await textsInReach(inFrames, { folder, definitions, without: defined.flatMap(({ paths }) => paths) })),
    ...(await textsInReach(inBlocks, { folder, definitions })),
  };
  const around = (/** @type {string} */ place) => {
    if (place === 'layout') return [];
    const above = place.startsWith('block:')
      ? intersection(found['(site)'], found['(preview)'])
      : (found[place.split('/')[0] ?? ''] ?? []);
    return [...(found.layout ?? []), ...(place.includes('/') || place.startsWith('block:') ? above : [])];
  };
  return Object.fromEntries(
    Object.entries(found).map(([place, names]) => [place, names.filter((name) => !around(place).includes(name))]),
  );
}

/** The names of all texts that the site's sources and its packages' define. */
export const allTexts = () =>
  ['src/**/*.{ts,tsx}', `${relative(folder, packages)}/*/src/**/*.{ts,tsx}`]
    .flatMap((pattern) => filesOf(pattern, folder))
    .flatMap((path) => definedTexts(readFileSync(path, 'utf8'), definitions));

/** @param {string} place */
const escaped = (place) => place.replace(/[()[\]]/g, String.raw`\$&`);

/** @param {string[] | undefined} one @param {string[] | undefined} other */
const intersection = (one = [], other = []) => one.filter((name) => other.includes(name));
