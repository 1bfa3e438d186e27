import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights } from '../../benchmarks/component-sizes/src/weights.js';
import { readSnippets } from '../snippets/read-snippets.mjs';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { packageFolders } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';

/**
 * @typedef {{
 *   name: string,
 *   private?: boolean,
 *   bin?: object,
 *   dependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Manifest
 */

/** `pnpm readmes`. */
export const readmes = () =>
  orClearLine(async () => {
    readCommandLine({
      name: 'pnpm readmes',
      about:
        "Writes into each package's README how to install it and what it weighs, from the manifests and the limits of the sizes.",
    });
    writeReadmes();
  });

export function writeReadmes() {
  for (const { path, expected } of publishedReadmes()) writeFileSync(path, expected);
}

/** The READMEs of published packages: as they are, and as the manifests and the limits would have them. */
export function publishedReadmes() {
  const folders = packageFolders().filter((folder) => folder.startsWith('packages/'));
  const packages = folders.map((folder) => ({ folder, manifest: manifestOf(folder) }));
  const byName = new Map(packages.map(({ manifest }) => [manifest.name, manifest]));
  const weights = readWeights();
  return packages
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => {
      const path = join(root, folder, 'README.md');
      const text = readFileSync(path, 'utf8');
      const installed = between(path, text, 'install', `\`\`\`sh\n${installLine(manifest, byName, importsOf(text))}\n\`\`\``);
      return { path, text, expected: between(path, installed, 'weight', weightLine(weights[manifest.name])) };
    });
}

/** @param {string} folder @returns {Manifest} */
const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** The packages that the first example takes something from. @param {string} text */
const importsOf = (text) =>
  [...(readSnippets(text)[0]?.source ?? '').matchAll(/(?:from|^import) '((?:@[\w-]+\/)?[\w-]+)/gm)].map(([, name = '']) => name);

/**
 * What has to be installed by somebody who wants a package: also what it and those that it brings along leave to its host, and what its
 * example asks for besides.
 * @param {Manifest} wanted
 * @param {ReadonlyMap<string, Manifest>} ours
 * @param {readonly string[]} [inExample]
 */
export function installLine(wanted, ours, inExample = []) {
  if (wanted.bin) return `npm install --save-dev ${wanted.name}`;
  const left = new Set(inExample);
  const seen = new Set();
  const visit = (/** @type {Manifest | undefined} */ manifest) => {
    if (!manifest || seen.has(manifest)) return;
    seen.add(manifest);
    const peers = Object.keys(manifest.peerDependencies ?? {}).filter((name) => !manifest.peerDependenciesMeta?.[name]?.optional);
    for (const name of peers) left.add(name);
    for (const name of [...peers, ...Object.keys(manifest.dependencies ?? {})]) visit(ours.get(name));
  };
  visit(wanted);
  for (const name of inExample) visit(ours.get(name));
  left.delete(wanted.name);
  const [mine, others] = [true, false].map((own) => [...left].filter((name) => ours.has(name) === own).sort());
  return ['npm install', wanted.name, ...(mine ?? []), ...(others ?? [])].join(' ');
}

/** @param {import('../../benchmarks/component-sizes/src/weights.js').Limits | undefined} limits */
function weightLine(limits) {
  if (!limits) return 'Not weighed yet.';
  const { script, style, installed } = limits;
  const parts = [`at most ${script / 1000} kB of script`, ...(style ? [`${style / 1000} kB of style sheet`] : [])];
  const onDisk = installed ? ` Installed with all of the above it takes at most ${installed} MB of disk.` : '';
  return `The example starts with ${parts.join(' and ')}: bundled, minified and gzipped, without React.${onDisk}`;
}

/**
 * @param {string} path
 * @param {string} text
 * @param {string} name
 * @param {string} content
 */
function between(path, text, name, content) {
  const place = new RegExp(`(<!-- ${name} -->\n\n)[\\s\\S]*?(\n\n<!-- /${name} -->)`);
  if (!place.test(text)) throw new ClearError(`${path} has no place for <!-- ${name} -->.`);
  return text.replace(place, (_, opening, closing) => `${opening}${content}${closing}`);
}
