import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The licences of what a build took along from other packages, scripts and fonts alike: they ask to be handed on with it. Empty where nothing was taken along.
 * @param {string} folder the package that was built, an absolute path
 * @param {readonly import('esbuild').Metafile[]} metafiles of its builds
 */
export function bundledLicenses(folder, metafiles) {
  const taken = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    ),
  );
  const others = new Set(
    taken.filter((path) => path.includes('node_modules/')).map((path) => packageAround(resolve(folder, path))),
  );
  return [...others]
    .map(licenseOf)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {string} path @returns {string} */
const packageAround = (path) => {
  const folder = dirname(path);
  // Some packages have a nameless manifest in a folder of theirs, to say what kind of modules is in it.
  return existsSync(join(folder, 'package.json')) && manifestIn(folder).name ? folder : packageAround(folder);
};

/** @param {string} folder */
const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @param {string} folder */
function licenseOf(folder) {
  const { name, version, license } = manifestIn(folder);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} is built in, but says nowhere under which licence (${license}).`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
