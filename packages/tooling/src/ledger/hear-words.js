/** @typedef {{ in: RegExp, said: string | RegExp, told: string }} Change */

const hearing = "globalThis[Symbol.for('pomp.hearing')]";

/**
 * Where words are read by name, and what tells so there.
 * @type {Change[]}
 */
const changes = [
  {
    in: /\/packages\/language\/src\/language\.ts$/,
    said: 'texts<Own>({ name }: Texts<Own>) {',
    told: `texts<Own>({ name }: Texts<Own>) { ${hearing}.hear(name);`,
  },
  {
    in: /\/packages\/language\/src\/compile\/compile-words\.ts$/,
    said: '=> compileWords(words) as Dictionary;',
    told: `=> ${hearing}.compiling(() => compileWords(words) as Dictionary);`,
  },
  {
    // Whether a language has all texts, about the same values: it asks for names, values and tags, which aren't what is said.
    in: /\/packages\/edition\/src\/edition-schema\.ts$/,
    said: /return (faultsInTranslation\([^]*?\));\n/,
    told: `return ${hearing}.unheard(() => $1);\n`,
  },
  {
    in: /\/src\/words\/(nl|en)\.ts$/,
    said: /export const words\b([^]*)$/,
    told: `const listed$1\nexport const words = ${hearing}.telling(listed);`,
  },
];

/** Imports come before all else in a file, so what it reads after them is its own. What is imported later may be kept for other files. */
const isTests = /\.test\.[jt]sx?$/;
const importsLater = /\bimport\(/;

/**
 * A module of the packages that tells by what names words are read in it. What ships says nothing of it, and is no byte larger.
 * @param {string} code
 * @param {string} id the module's path
 * @returns {string | undefined} undefined where it has nothing to tell
 */
export function tellWords(code, id) {
  const change = changes.find((one) => one.in.test(id));
  if (!change) return undefined;
  const told = code.replace(change.said, change.told);
  if (told === code)
    throw new Error(`${id} no longer says \`${String(change.said)}\`: what is read of words can't be heard there.`);
  return told;
}

/**
 * For Vite, in tests that tell what they read.
 * @returns {import('vitest/config').Plugin}
 */
export const hearWords = () => ({
  name: 'hear-words',
  enforce: 'pre',
  transform(code, id) {
    if (isTests.test(id)) return importsLater.test(code) ? undefined : `${hearing}.beginTests(); ${code}`;
    return tellWords(code, id);
  },
});
