import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../stack/ports.mjs';
import { startStack } from '../stack/stack.mjs';
import { stackPackages } from '../stack/start.mjs';
import { build } from '../workspace/build.mjs';
import { clientJavaScript } from './client-javascript.mjs';
import { copyOfContent } from './content.mjs';
import { compareLoad } from './load.mjs';
import { manyStories } from './many-stories.mjs';
import { shortcomings } from './standards.mjs';
import { pagesTable } from './table.mjs';

/** @typedef {{ home: import('./table.mjs').Pair, scripts: import('./client-javascript.mjs').ScriptSizes, stories: import('./many-stories.mjs').ManyStories }} PublicPages */

export const demo = { email: 'demo@pomp.example', password: 'Warmte123' };

/**
 * What visitors of the public pages get. The stack shows the bench's floor and has its stories from `content`.
 * @param {{ site: string, content: string, dataDir: string }} options
 * @returns {Promise<PublicPages>}
 */
export async function publicPages({ site, content, dataDir }) {
  const home = await compareLoad({ url: `${site}/` }, { url: `${site}/bench/hello/` });
  const scripts = await clientJavaScript(site, demo);
  return { home, scripts, stories: await manyStories({ site, content, dataDir }) };
}

/** `pnpm bench pages`: that alone. */
export async function measurePages() {
  await build(stackPackages, console.log);
  const dataDir = mkdtempSync(join(tmpdir(), 'pomp-bench-'));
  const content = copyOfContent(dataDir);
  const stack = await startStack({
    ports: await freePorts(),
    dataDir,
    env: { ...process.env, LOG_LEVEL: 'warn', CONTENT_DIR: content, BENCH_FLOOR: '1' },
  });
  try {
    const pages = await publicPages({ site: stack.urls.site, content, dataDir });
    console.log(pagesTable(pages, { node: process.version, cores: cpus().length }));
    for (const line of shortcomings(pages)) console.error(line);
    if (shortcomings(pages).length > 0) process.exitCode = 1;
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true });
  }
}
