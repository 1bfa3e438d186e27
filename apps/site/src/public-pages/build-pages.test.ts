import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pagesMaker } from '../../build-pages.mjs';
import type { PageAssets } from './assets';

/** What the build writes down for a program of one line, whose pages look like this. */
async function assetsOf(style: string): Promise<PageAssets> {
  const folder = await mkdtemp(join(tmpdir(), 'pomp-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = {
    'program.ts': "import './page.css';",
    'page.css': `p { ${style} }`,
    'browser/page.ts': 'document.title = "page";',
    'browser/preview.ts': 'document.title = "preview";',
  };
  await mkdir(join(folder, 'src/public-pages/browser'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'src/public-pages', name), text);
  const outputs = await (await pagesMaker(folder))();
  const written = outputs.find(({ path }) => path === join(folder, 'dist/assets.json'));
  return JSON.parse(Buffer.from(written?.contents ?? []).toString()) as PageAssets;
}

test('pages are made again where nothing but how they look changed: those that are kept name a style sheet that is gone', async () => {
  const [before, same, after] = [await assetsOf('color: red'), await assetsOf('color: red'), await assetsOf('color: blue')];
  expect(same).toEqual(before);
  expect(after.styles).not.toBe(before.styles);
  expect(after.script).toBe(before.script);
  expect(after.version).not.toBe(before.version);
});
