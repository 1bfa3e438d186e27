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

const listsOfIslands = () => [...filesOf('storefront/src/*/*-islands.tsx', packages), ...filesOf('src/*/*-islands.tsx', folder)];

/** The source of each island, by its name. */
const islands = () =>
  Object.fromEntries(
    listsOfIslands().flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/\bisland\(\s*'([\w-]+)',\s*async \(\) => \(await import\('([^']+?)(?:\.js)?'\)\)/g),
        ([, name = '', path = '']) => [
          `island:${name}`,
          [join(dirname(file), `${path}.tsx`), join(folder, 'src/public-pages/island-root.tsx')],
        ],
      ),
    ),
  );

/**
 * The names of the texts that scripts can say: on every page of Next's (`layout`), in each frame (`(account)`), on each page (`(account)/account/documenten`), and in each island
 * (`island:reservation`). What a frame around it says isn't named again; an island has all of its own.
 * @returns {Promise<Record<string, string[]>>}
 */
export async function textsOfPages() {
  const layouts = filesOf('**/layout.tsx', pages);
  const frames = layouts.map((layout) => {
    const place = placeOf(layout);
    const beside = place === 'layout' ? ['error.tsx'] : ['not-found.tsx'];
    return [
      place,
      [layout, ...beside.flatMap((pattern) => filesOf(`${place === 'layout' ? '' : `${escaped(place)}/`}${pattern}`, pages))],
    ];
  });
  const shown = filesOf('**/page.tsx', pages).map((page) => [placeOf(page), [page]]);
  const inFrames = /** @type {Record<string, string[]>} */ (Object.fromEntries([...frames, ...shown]));

  // An island has all of its own, wherever it is; controls find theirs in the markup.
  const without = [...listsOfIslands(), join(folder, 'src/frame/start-controls.ts')];
  const inIslands = islands();
  const found = await textsInReach({ ...inFrames, ...inIslands }, { folder, definitions, without });
  const around = (/** @type {string} */ place) =>
    place === 'layout' ? [] : [...(found.layout ?? []), ...(place.includes('/') ? (found[place.split('/')[0] ?? ''] ?? []) : [])];
  return Object.fromEntries(
    Object.entries(found).map(([place, names]) => [
      place,
      place in inIslands ? names : names.filter((name) => !around(place).includes(name)),
    ]),
  );
}

/** The names of all texts that the site's sources and its packages' define. */
export const allTexts = () =>
  ['src/**/*.{ts,tsx}', `${relative(folder, packages)}/*/src/**/*.{ts,tsx}`]
    .flatMap((pattern) => filesOf(pattern, folder))
    .flatMap((path) => definedTexts(readFileSync(path, 'utf8'), definitions));

/** @param {string} place */
const escaped = (place) => place.replace(/[()[\]]/g, String.raw`\$&`);
