import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../stack/ports.mjs';
import { startStack } from '../stack/stack.mjs';
import { stackPackages } from '../stack/start.mjs';
import { build } from '../workspace/build.mjs';
import { root } from '../workspace/places.mjs';
import { longestTask } from './after-load.mjs';
import { clientJavaScript } from './client-javascript.mjs';
import { copyOfContent } from './content.mjs';
import { firstPresses } from './first-press.mjs';
import { compareLoad } from './load.mjs';
import { manyStories } from './many-stories.mjs';
import { navigations } from './navigations.mjs';
import { program } from './program.mjs';
import { shortcomings } from './standards.mjs';
import { pagesTable } from './table.mjs';
import { unknownPaths } from './unknown-paths.mjs';

/** @typedef {{ home: import('./table.mjs').Pair, scripts: import('./page-scripts.mjs').ScriptSizes, presses: import('./first-press.mjs').MeasuredPress[], moves: import('./table.mjs').Pair, longest: number, unknown: number, stories: import('./many-stories.mjs').ManyStories }} PublicPages */

export const demo = { email: 'demo@pomp.example', password: 'Warmte123' };

/**
 * What visitors get of pages. The stack has its stories from `content`.
 * @param {{ site: string, content: string, dataDir: string }} options
 * @returns {Promise<PublicPages>}
 */
export async function publicPages({ site, content, dataDir }) {
  const fromMemory = await program(join(root, 'scripts/bench/from-memory.mjs'), { PAGE: `${site}/` });
  const home = await compareLoad({ url: `${site}/` }, { url: fromMemory.said.url });
  await fromMemory.stop();
  const scripts = await clientJavaScript(site, demo);
  const presses = await firstPresses(site);
  const longest = await longestTask(site);
  const moves = await navigations(site);
  const unknown = await unknownPaths(site);
  return { home, scripts, presses, moves, longest, unknown, stories: await manyStories({ site, content, dataDir }) };
}

/** `pnpm bench pages`: that alone. */
export async function measurePages() {
  await build(stackPackages, console.log);
  const dataDir = mkdtempSync(join(tmpdir(), 'pomp-bench-'));
  const content = copyOfContent(dataDir);
  const stack = await startStack({
    ports: await freePorts(),
    dataDir,
    env: { ...process.env, LOG_LEVEL: 'warn', CONTENT_DIR: content },
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
