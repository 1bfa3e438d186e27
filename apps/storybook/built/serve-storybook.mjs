import { join } from 'node:path';
import { preview } from 'vite';

/** @typedef {{ url: string, close: () => Promise<void> }} ServedStorybook */

/** The folder of the built Storybook, from that of this app: all of it, or what `test-some.mjs` built. */
export const builtFolder = process.env.STORYBOOK_FOLDER ?? 'storybook-static';

/**
 * The built Storybook on a free port, at the path that it was built for.
 * @returns {Promise<ServedStorybook>}
 */
export async function serveStorybook() {
  const server = await preview({
    root: join(import.meta.dirname, '..'),
    base: process.env.STORYBOOK_PATH ?? '/',
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: builtFolder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The built Storybook got no address.');
  return { url, close: () => server.close() };
}
