import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { packageFolders } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';
import { run } from '../workspace/run.mjs';
import { readSnippets } from './read-snippets.mjs';

const texts = ['README.md', '{apps,packages,examples}/*/README.md', 'docs/**/*.md'];

/** `check:snippets`: the code in the READMEs and docs is code that compiles. */
export const checkSnippetsOfAll = () =>
  orClearLine(async () => {
    readCommandLine({
      name: 'pnpm check:snippets',
      about: 'Compiles the code in the READMEs and docs against our packages as built, as whoever has installed them would.',
    });
    const { checked, errors } = await checkSnippets(root);
    if (errors) throw new ClearError('Code in the texts above does not compile.', { detail: errors });
    console.log(`${checked} snippets compile.`);
  });

/**
 * Compiles the snippets of all texts in a folder as modules of someone who has installed our packages and React.
 * @param {string} folder
 * @param {{ conditions?: string[] }} [options] `conditions`: what of a package is compiled against, beside what its users get: `@pomp/source` takes the sources instead of what is built
 * @returns {Promise<{ checked: number, errors: string }>} `errors`: what the compiler says, by file, line and column of the text; empty when all is well
 */
export async function checkSnippets(folder, { conditions = [] } = {}) {
  const host = realpathSync(mkdtempSync(join(tmpdir(), 'pomp-snippets-')));
  try {
    const files = globSync(texts, { cwd: folder }).flatMap((text) =>
      readSnippets(readFileSync(join(folder, text), 'utf8')).map(({ line, language, source }) => ({
        // In the order of the lines, which is the order in which the compiler speaks.
        path: `${text}.${String(line).padStart(5, '0')}.${language}`,
        source,
      })),
    );
    for (const { path, source } of files) write(join(host, path), source);
    installPackages(host);
    write(join(host, 'tsconfig.json'), JSON.stringify(settings(conditions)));
    // What bundlers say of a stylesheet.
    write(join(host, 'stylesheets.d.ts'), "declare module '*.css';\n");

    const compiler = join(root, 'packages/tooling/src/tsc7.js');
    const { code, output } = await run(process.execPath, [compiler, '-p', host, '--pretty', 'false'], {
      cwd: host,
    });
    const errors = output.replace(/^(.+\.md)\.\d+\.tsx?\((\d+),(\d+)\)/gm, '$1:$2:$3').trim();
    return { checked: files.length, errors: errors || (code === 0 ? '' : `The compiler ended with code ${code}.`) };
  } finally {
    rmSync(host, { recursive: true });
  }
}

const settings = (/** @type {string[]} */ customConditions) => ({
  extends: join(root, 'packages/tooling/tsconfig/react.json'),
  compilerOptions: { moduleDetection: 'force', customConditions },
  include: ['**/*.ts', '**/*.tsx'],
});

/** @param {string} host */
function installPackages(host) {
  const packages = packageFolders().filter((folder) => folder.startsWith('packages/'));
  const nameOf = (/** @type {string} */ folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name;
  const installed = [
    ...packages.map((folder) => [nameOf(folder), folder]),
    ...['react', '@types/react'].map((name) => [name, `packages/design-system/node_modules/${name}`]),
  ];
  for (const [name, from] of installed) {
    const place = join(host, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, from), place, 'junction');
  }
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
