import { build } from 'esbuild';
import { globSync } from 'tinyglobby';

/** @typedef {{ readonly [key: string]: string | Words }} Words */

/** What packages and apps say everything in, as their files of words are called. */
export const languages = ['nl', 'en'];

/**
 * Everything in words by its name: texts (`person`), groups in them (`person.name`) and sentences (`person.name.label`).
 * @param {Words} words
 * @param {string} [within] the name of what they stand in
 * @returns {Generator<[name: string, said: string | Words]>}
 */
export function* wordsByName(words, within) {
  for (const [key, said] of Object.entries(words)) {
    const name = within === undefined ? key : `${within}.${key}`;
    yield [name, said];
    if (typeof said !== 'string') yield* wordsByName(said, name);
  }
}

/**
 * Everything that the packages and apps of a workspace say in a language, by the names of its texts: what another language, which comes with an edition, has to say too.
 *
 * @param {string} root of the workspace
 * @param {string} language as its files of words are called
 * @returns {Promise<Record<string, Words>>}
 */
export const allWords = async (root, language = 'nl') => Object.assign({}, ...Object.values(await wordLists(root, language)));

/**
 * The same, by the file that lists them.
 * @param {string} root
 * @param {string} language
 * @returns {Promise<Record<string, Record<string, Words>>>}
 */
export async function wordLists(root, language) {
  const files = globSync(`{apps,packages}/*/src/words/${language}.ts`, { cwd: root }).sort();
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file, index) => `export { words as part${index} } from './${file}';`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@pomp/source'],
  });
  const parts = /** @type {Record<string, Record<string, Words>>} */ (
    await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')}`)
  );
  return Object.fromEntries(files.map((file, index) => [file, parts[`part${index}`] ?? {}]));
}
