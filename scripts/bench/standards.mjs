import { heavyPages, scriptLimits } from './script-limits.mjs';

const shareOfFloor = 0.5;

/** How long a first press may wait, on a processor slowed down four times, in ms. */
const pressLimits = { native: 50, woken: 200, cold: 500 };

/** How long a task of a page of content may take once it has loaded, on the same, in ms. */
export const taskLimit = 100;

/** What an address that isn't there may cost, in ms of the site's thread. */
export const unknownLimit = 5;

/**
 * Where the pages fall short of what they promise; nothing when all is well.
 * @param {import('./public-pages.mjs').PublicPages} measured
 */
export function shortcomings({ home, scripts, presses, moves, longest, unknown, stories }) {
  const slow = presses.flatMap(({ what, kind, ms }) =>
    ms > pressLimits[kind] ? [`${what} took ${Math.round(ms)} ms; ${pressLimits[kind]} is the limit.`] : [],
  );
  const share = home.ours / home.floor;
  return [
    ...heavyPages(scripts, scriptLimits),
    ...slow,
    ...(longest > taskLimit
      ? [`After loading, a page of content had a task of ${Math.round(longest)} ms; ${taskLimit} is the limit.`]
      : []),
    ...(moves.ours > moves.floor
      ? [`Going to the next page took ${Math.round(moves.ours)} ms; with Next's links it takes ${Math.round(moves.floor)}.`]
      : []),
    ...(unknown > unknownLimit ? [`An address that isn't there cost ${unknown.toFixed(1)} ms; ${unknownLimit} is the limit.`] : []),
    ...(share < shareOfFloor
      ? [`The home page has ${share.toFixed(2)} of a bare server's throughput; ${shareOfFloor} is the least.`]
      : []),
    ...(stories.madeAgain === 1 ? [] : [`Publishing one story made ${stories.madeAgain} pages again.`]),
  ];
}

/** @param {{ kind: keyof typeof pressLimits }} press */
export const pressLimit = ({ kind }) => pressLimits[kind];
