import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages, wordLists, wordsByName } from '../all-words.js';
import { withoutWords } from './without-words.js';

/**
 * What a test's outcome can depend on. `code`: everything in the repository but what is said, and the Node it runs on; `texts`: what is said, by the names of its
 * texts, of groups and sentences in them (`person.name.label`), and of each list of words in the whole.
 * @typedef {{ code: string, texts: Record<string, string> }} Fingerprints
 */

const isWords = /\.(nl|en)\.ts$/;
const named = /(import type [^;']* from )?['"`]([^'"`\n]*\.(?:nl|en))(?:\.[jt]s)?['"`]/g;
/** What lists the words of a package by their names. */
const isList = /\/src\/words\/(nl|en)\.ts$/;

/**
 * @param {string} root of a repository
 * @returns {Promise<Fingerprints | undefined>} undefined where Git doesn't tell what is in it
 */
export async function fingerprints(root) {
  const paths = pathsIn(root);
  if (paths.length === 0) return undefined;
  const contents = new Map(paths.map((path) => [path, readFileSync(join(root, path))]));
  const listed = onlyListed(contents);

  const { CHROMIUM_PATH, CHROMIUM_BUNDLED, DATABASE_URL_TEST, S3_TEST_ENDPOINT } = process.env;
  const services = [DATABASE_URL_TEST, S3_TEST_ENDPOINT];
  const machine = [process.version, process.platform, process.arch, CHROMIUM_PATH, CHROMIUM_BUNDLED, ...services];
  const code = createHash('sha256').update(`${JSON.stringify(machine)}\n`);
  for (const [path, content] of contents) {
    const source = listed.has(path) ? withoutWords(content.toString()) : undefined;
    code
      .update(`${path}\0`)
      .update(source ?? content)
      .update('\0');
  }
  return { code: code.digest('hex'), texts: await textsIn(root) };
}

/**
 * None where there is no Git, and of a download that stands in a repository that doesn't count it.
 * @param {string} root
 */
function pathsIn(root) {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (stdout ?? '')
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)) && statSync(join(root, path)).isFile())
    .sort();
}

/**
 * Files of words that nothing reads but the lists of words, so that what they say is known by a name.
 * @param {ReadonlyMap<string, Buffer>} contents
 */
function onlyListed(contents) {
  const inLists = new Set();
  const elsewhere = new Set();
  for (const [path, content] of contents) {
    if (!/\.(ts|tsx|mdx|js|mjs)$/.test(path)) continue;
    for (const [, isType, from = ''] of content.toString().matchAll(named))
      if (!isType) (isList.test(path) ? inLists : elsewhere).add(`${join(path, '..', from)}.ts`);
  }
  return new Set([...inLists].filter((path) => isWords.test(path) && !elsewhere.has(path)));
}

/** @param {string} root */
async function textsIn(root) {
  /** @type {Record<string, unknown[]>} */
  const said = {};
  for (const language of languages)
    for (const [list, words] of Object.entries(await wordLists(root, language))) {
      said[list] = [words];
      for (const [name, texts] of wordsByName(words)) (said[name] ??= []).push(language, texts);
    }
  return Object.fromEntries(Object.entries(said).map(([name, texts]) => [name, digestOf(JSON.stringify(texts))]));
}

const digestOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
