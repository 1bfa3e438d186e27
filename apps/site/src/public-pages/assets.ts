import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@pomp/edition';
import { assetsRoot } from '../navigation/assets-root';
import { keptFiles } from '../reverse-proxy/kept-files';
import type { MadeFile } from './made-files';

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

/**
 * Answers for what public pages are made of.
 *
 * @param made what the build didn't write.
 * @param stays whether files are served for long, and not soon replaced.
 */
export const assetServer = (dist: string, made: readonly MadeFile[], stays: boolean) =>
  keptFiles({
    directory: join(dist, assetsRoot),
    root: assetsRoot,
    made: Object.fromEntries(made.map(({ name, text }) => [name, () => text])),
    stays,
  });
