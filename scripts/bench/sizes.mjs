import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../workspace/build.mjs';
import { root } from '../workspace/places.mjs';
import { writeReadmes } from '../readmes/readmes.mjs';
import { program } from './program.mjs';

/** @typedef {{ name: string, ours: number, radix?: number, mui?: number }} Row */
/** @typedef {{ rows: Row[], styles: { ours: number, radix: number } }} Sizes */

const folder = join(root, 'benchmarks/component-sizes/src');
const document = join(root, 'docs/benchmarks.md');
const place = /(<!-- sizes -->\n)[\s\S]*(\n<!-- \/sizes -->)/;

/** @param {{ accept: boolean }} options */
export async function measureSizes({ accept }) {
  await build(['./packages/*'], console.log);
  if (accept) {
    await (await program(join(folder, 'accept.js'))).stop();
    writeReadmes();
  }
  const { said, stop } = await program(join(folder, 'print.js'));
  await stop();
  const text = readFileSync(document, 'utf8');
  if (!place.test(text)) throw new Error('docs/benchmarks.md has no place for the sizes.');
  writeFileSync(document, text.replace(place, `$1${sizesTable(said)}$2`));
  console.log(sizesTable(said));
}

/** @param {Sizes} sizes */
function sizesTable({ rows, styles }) {
  const size = (/** @type {number | undefined} */ bytes) => (bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`);
  const ratio = (/** @type {number} */ ours, /** @type {number | undefined} */ theirs) =>
    theirs === undefined ? '–' : (ours / theirs).toFixed(2);
  const line = (
    /** @type {string} */ name,
    /** @type {number} */ ours,
    /** @type {number | undefined} */ radix,
    /** @type {number | undefined} */ mui,
  ) => `| ${[name, size(ours), size(radix), size(mui), ratio(ours, radix), ratio(ours, mui)].join(' | ')} |`;
  return [
    '| Imported | Ours | Radix Themes | MUI | Ours ÷ Radix | Ours ÷ MUI |',
    '| --- | --: | --: | --: | --: | --: |',
    ...rows.map(({ name, ours, radix, mui }) => line(name, ours, radix, mui)),
    line('The whole style sheet', styles.ours, styles.radix, undefined),
  ].join('\n');
}
