import { contentPages, pagePaths } from './page-scripts.mjs';

/** @typedef {import('./page-scripts.mjs').PageName} PageName */

const contentScript = 6_000;

/** What each page may load of script by itself, in bytes, gzip: held by `pnpm bench pages`. @type {Record<PageName, number>} */
export const scriptLimits = {
  .../** @type {Record<keyof typeof contentPages, number>} */ (
    Object.fromEntries(Object.keys(contentPages).map((name) => [name, contentScript]))
  ),
  home: contentScript,
  quickCheck: 35_000,
  reservation: 120_000,
  login: 150_000,
  houseInfo: 200_000,
  consumption: 200_000,
};

/**
 * The pages that load more.
 * @param {import('./page-scripts.mjs').ScriptSizes} sizes
 * @param {Record<PageName, number>} limits
 */
export const heavyPages = (sizes, limits) =>
  /** @type {PageName[]} */ (Object.keys(limits)).flatMap((name) =>
    sizes[name] > limits[name]
      ? [`${pagePaths[name]} loads ${kilobytes(sizes[name])} of script; ${kilobytes(limits[name])} is the limit.`]
      : [],
  );

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
