import { bundles, stylesheetSize } from './bundle.js';
import { counterparts } from './counterparts.js';

const ours = '@pomp/design-system';

/** Every public component, by the convention of their names, with what it costs. */
export async function measureComponents() {
  const { all } = await bundles(ours, { all: '*' });
  const names = all.exports.filter((name) => /^[A-Z][a-z]/.test(name)).sort();
  return bundles(ours, Object.fromEntries(names.map((name) => [name, [name]])));
}

/** Ours beside the same component elsewhere, and the style sheets, in bytes. */
export async function comparison() {
  const [components, radix, mui] = await Promise.all([
    measureComponents(),
    bundles('@radix-ui/themes', importsFrom('radix')),
    bundles('@mui/material', importsFrom('mui')),
  ]);
  const rows = Object.keys(counterparts).map((name) => ({
    name,
    ours: components[name]?.bytes,
    radix: radix[name]?.bytes,
    mui: mui[name]?.bytes,
  }));
  const styles = {
    ours: await stylesheetSize('@pomp/design-system/styles.css'),
    radix: await stylesheetSize('@radix-ui/themes/styles.css'),
  };
  return { rows, styles };
}

/**
 * @param {'radix' | 'mui'} library
 * @returns {Record<string, readonly string[]>}
 */
const importsFrom = (library) =>
  Object.fromEntries(Object.entries(counterparts).flatMap(([name, { [library]: names }]) => (names ? [[name, names]] : [])));

/**
 * Which folders of ours come along: a button that brings half the system shows here before it shows in bytes.
 * @param {string[]} files
 */
export function foldersOf(files) {
  const folders = files.map((file) => /packages\/design-system\/dist\/([^/]+)\//.exec(file)?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}
