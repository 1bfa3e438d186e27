import { contentPages } from './client-javascript.mjs';

/** What the public pages promise, beside what they measure. */
const contentScript = 15_000;
const shareOfFloor = 0.9;

/**
 * Where the public pages fall short of what they promise; nothing when all is well.
 * @param {import('./public-pages.mjs').PublicPages} measured
 */
export function shortcomings({ home, scripts, stories }) {
  const heavy = Object.entries(contentPages).flatMap(([name, path]) => {
    const extra = scripts[/** @type {keyof typeof contentPages} */ (name)] - scripts.hello;
    return extra > contentScript
      ? [`${path} carries ${(extra / 1000).toFixed(1)} kB of script above the bare page; ${contentScript / 1000} is the limit.`]
      : [];
  });
  const share = home.ours / home.floor;
  return [
    ...heavy,
    ...(share < shareOfFloor
      ? [`The home page has ${share.toFixed(2)} of the bare page's throughput; ${shareOfFloor} is the least.`]
      : []),
    ...(stories.madeAgain === 1 ? [] : [`Publishing one story made ${stories.madeAgain} pages again.`]),
  ];
}
