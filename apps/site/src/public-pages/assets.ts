import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { encodedPage, type EncodedPage, sendPage } from '../reverse-proxy/encoded-page';
import { assetsRoot } from '../navigation/assets-root';

/** What a page names in its head. */
export interface PageAssets {
  readonly styles: string;
  readonly script: string;
  /** What that can't run without. */
  readonly alsoLoaded: readonly string[];
  /** Of an editor's preview besides. */
  readonly previewScript: string;
  /** What a browser checks each script against, by its path. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Names all of it: pages that were made with other assets are made again. */
  readonly version: string;
  /** For the `link` header, which starts loading fonts together with the style sheet that names them. */
  readonly fonts: readonly string[];
}

/** What the build wrote down (see build-pages-command.mjs). */
export const readAssets = (dist: string): PageAssets => JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as PageAssets;

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  // What a header names has to say so.
  '.speculationrules': 'application/speculationrules+json',
  '.woff2': 'font/woff2',
};

/**
 * Answers for the files, whose names change with what is in them. Each is compressed once, and further for all who come after the first.
 *
 * @param made what isn't in the folder, by name.
 * @param stays whether files are served for long, and not soon replaced.
 */
export function assetServer(dist: string, made: Readonly<Record<string, () => string>>, stays: boolean) {
  const directory = join(dist, assetsRoot);
  const read = new Map<string, Promise<EncodedPage>>();

  const readAsset = async (name: string): Promise<EncodedPage> => {
    const headers = {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    };
    return encodedPage(Buffer.from(made[name]?.() ?? (await readFile(join(directory, name)))), headers, { stays });
  };

  /** Says whether there is such a file. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const name = (request.url ?? '').slice(assetsRoot.length).split('?', 1)[0] ?? '';
    if (!read.has(name)) {
      if (!Object.hasOwn(made, name) && !(await readdir(directory)).includes(name)) return false;
      const reading = readAsset(name);
      read.set(name, reading);
      // The next one who asks tries again.
      reading.catch(() => read.delete(name));
    }
    const asset = await read.get(name);
    if (asset) sendPage(asset, request, response);
    return asset !== undefined;
  };
}
