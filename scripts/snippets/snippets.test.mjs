import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSnippets } from './check-snippets.mjs';
import { readSnippets } from './read-snippets.mjs';

const fence = '```';

const fine = `# Fine

${fence}tsx
export const Hello = ({ name }: { name: string }) => <p>{name}</p>;
${fence}

A part of something larger:

<!-- the snippet follows
declare const number: (options: { label: string }) => unknown;
export const fields = {
-->

${fence}ts
  panels: number({ label: 'Panels' }),
${fence}

<!-- the snippet precedes
};
-->

Not for the compiler:

${fence}sh
npm start
${fence}
`;

const wrong = `# Wrong

- In a list:

  ${fence}ts
  import { nothingLikeIt } from '@pomp/domain';
  export const Hello: string = nothingLikeIt;
  ${fence}

${fence}tsx
export const Hello = () => <p>{missing}</p>;
${fence}

<!-- not meant for the snippet
const missing = 1;
-->

${fence}ts
export const other = missing + Hello;
${fence}
`;

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof checkSnippets>>} */
let found;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pomp-texts-'));
  for (const [path, text] of Object.entries({ 'README.md': fine, 'packages/wrong/README.md': wrong })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // Nothing need be built for the tests of scripts.
  found = await checkSnippets(folder, { conditions: ['@pomp/source'] });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a wrong snippet is named by its place in the text, and each snippet stands by itself', () => {
  expect(found.errors.split('\n')).toEqual([
    expect.stringMatching(/^packages\/wrong\/README\.md:6:12: error TS2305: .*no exported member 'nothingLikeIt'/),
    expect.stringMatching(/^packages\/wrong\/README\.md:11:32: error TS2304: Cannot find name 'missing'/),
    expect.stringMatching(/^packages\/wrong\/README\.md:19:22: error TS2304: Cannot find name 'missing'/),
    expect.stringMatching(/^packages\/wrong\/README\.md:19:32: error TS2304: Cannot find name 'Hello'/),
  ]);
});

test('what compiles is counted, and what is no TypeScript is left alone', () => {
  expect(found.checked).toBe(5);
  expect(readSnippets(fine).map(({ line, language }) => [line, language])).toEqual([
    [3, 'tsx'],
    [14, 'ts'],
  ]);
});
