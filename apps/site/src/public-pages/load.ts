import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outdatedPages } from '../../outdated-pages.mjs';
import { savesTeller } from './follow-saves';
import type { PublicPages } from '../reverse-proxy/public-pages';
import { savesPath } from './saves-path';

const program = 'pages.js';
/** Written after everything else. */
const manifest = 'assets.json';

async function load(dist: string, version: string): Promise<PublicPages> {
  const { href } = pathToFileURL(join(dist, program));
  const { createPublicPages } = (await import(`${href}?${version}`)) as { createPublicPages: () => Promise<PublicPages> };
  return createPublicPages();
}

/** The program that makes public pages (see build-pages.mjs). Apart from the server, which so starts before it. */
export function publicPagesFrom(dist: string): () => Promise<PublicPages> {
  const pages = load(dist, version(dist));
  return () => pages;
}

/**
 * For developing: each time the one that was built last. Pages that are open are told of it.
 * @param maker asked to make it of what was saved before it is used, where it is made only then
 */
export function newestPublicPagesFrom(dist: string, maker: string | undefined): () => Promise<PublicPages> {
  const upToDate = async () => maker && fetch(maker);
  const tell = savesTeller({ folder: dist, made: manifest, outdated: outdatedPages }, upToDate);
  let loaded = '';
  let pages: Promise<PublicPages>;
  const telling = async (made: Promise<PublicPages>): Promise<PublicPages> => ({
    ...(await made),
    async answerAsset(request, response) {
      if (request.url !== savesPath) return (await made).answerAsset(request, response);
      tell(response);
      return true;
    },
  });
  return async () => {
    await upToDate();
    const newest = version(dist);
    if (newest !== loaded) {
      loaded = newest;
      pages = telling(load(dist, newest));
    }
    return pages;
  };
}

const version = (dist: string) => String(statSync(join(dist, manifest)).mtimeMs);
