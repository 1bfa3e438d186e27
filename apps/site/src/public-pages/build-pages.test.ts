import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pagesMaker } from '../../build-pages.mjs';
import type { BuiltAssets } from './assets';

const site = {
  'program.ts': "import './page.css';",
  'page.css': 'p { color: red }',
  'browser/page.ts': 'document.title = "page";',
  'browser/preview.ts': 'document.title = "preview";',
};

/** A site of a few lines, some of them other than above. */
async function write(others: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pomp-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'src/public-pages/browser'), { recursive: true });
  for (const [name, text] of Object.entries({ ...site, ...others })) await writeFile(join(folder, 'src/public-pages', name), text);
  return folder;
}

const build = async (others: Partial<typeof site>) => (await pagesMaker(await write(others)))();

/** What the build writes down. */
async function assetsOf(others: Partial<typeof site> = {}): Promise<BuiltAssets> {
  const outputs = await build(others);
  const written = outputs.find(({ path }) => basename(path) === 'assets.json');
  return JSON.parse(Buffer.from(written?.contents ?? []).toString()) as BuiltAssets;
}

test('pages are made again where nothing but how they look changed: those that are kept name a style sheet that is gone', async () => {
  const [before, same, after] = [await assetsOf(), await assetsOf(), await assetsOf({ 'page.css': 'p { color: blue }' })];
  expect(same).toEqual(before);
  expect(after.styles).not.toBe(before.styles);
  expect(after.script).toBe(before.script);
  expect(after.version).not.toBe(before.version);
});

test('while developing pages are made again where a file changed that holds nothing but a number', async () => {
  const folder = await write({
    'program.ts': "import { days } from './days'; console.log(days);",
    'days.ts': 'export const days = 14;',
    'unread.ts': '',
  });
  const make = await pagesMaker(folder, { development: true });
  await make();
  const at = (name: string) => join(folder, 'src/public-pages', name);
  expect(await make(new Set([at('unread.ts')]))).toEqual([]);
  await writeFile(at('days.ts'), 'export const days = 15;');
  const again = await make(new Set([at('days.ts')]));
  const program = again.find(({ path }) => basename(path) === 'pages.js');
  expect(Buffer.from(program?.contents ?? []).toString()).toContain('15');
});

test.each(['program.ts', 'browser/page.ts'] as const)('what is wrong in %s is told with its place', async (name) => {
  await expect(build({ [name]: 'const made = ;' })).rejects.toMatchObject({
    errors: [
      {
        text: expect.stringMatching(/unexpected/i) as string,
        location: { file: expect.stringContaining(name) as string, line: 1, lineText: 'const made = ;' },
      },
    ],
  });
});
