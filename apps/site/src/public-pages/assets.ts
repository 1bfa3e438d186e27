import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@pomp/edition';
import { assetsRoot } from '../navigation/assets-root';
import { encodedPage, sendPage } from '../reverse-proxy/encoded-page';
import { type AnswerFile, keptFiles } from '../reverse-proxy/kept-files';
import { type MadeFile, unhashed } from './made-files';

/** What the build made that a page names. */
export interface BuiltAssets {
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

/** All that a page names. */
export interface PageAssets extends BuiltAssets {
  /** Where it finds, in its language, what the form that is asked for over it is told. */
  readonly forms: Readonly<Record<Locale, string>>;
}

/** What the build wrote down (see build-pages-command.mjs). */
export const readAssets = (dist: string): BuiltAssets => JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as BuiltAssets;

/** How browsers keep a file whose name is of another time than what it holds: not without asking. */
const ofNow = { 'content-type': 'application/json', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };

/**
 * Answers for what public pages are made of.
 *
 * @param made what the build didn't write. Pages of before a restart, open or kept, go on asking for data by the name that it had under other settings: they get that of now.
 * @param stays whether files are served for long, and not soon replaced.
 */
export function assetServer(dist: string, made: readonly MadeFile[], stays: boolean): AnswerFile {
  const answer = keptFiles({
    directory: join(dist, assetsRoot),
    root: assetsRoot,
    made: Object.fromEntries(made.map(({ name, text }) => [name, () => text])),
    stays,
  });
  const data = new Map(
    made
      .filter(({ name }) => name.endsWith('.json'))
      .map(({ name, text }) => [assetsRoot + unhashed(name), encodedPage(Buffer.from(text), ofNow, { stays })]),
  );
  return async (request, response) => {
    if (await answer(request, response)) return true;
    const page = data.get(unhashed(request.url?.split('?', 1)[0] ?? ''));
    if (page) sendPage(page, request, response);
    return page !== undefined;
  };
}
