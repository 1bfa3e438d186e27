'use client';

import { useEffect, useState } from 'react';

/** Pauses between tries to fetch a part, in ms: each twice the one before. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * A part of the screen whose script is fetched once it is wanted; undefined until it is there. Without a connection it is asked for again as
 * soon as there is one, and now and then, as a browser may say so before a line works: what waits for it must not take the rest of the screen along.
 *
 * @param fetchPart defined outside the component, so that it stays the same.
 */
export function useFetched<Part>(fetchPart: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [fetched, setFetched] = useState<{ readonly part: Part }>();
  const missing = wanted && !fetched;
  useEffect(() => {
    if (!missing) return undefined;
    let waiting = true;
    let pause = firstPause;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(again);
      fetchPart().then(
        (part) => {
          if (waiting) setFetched({ part });
        },
        () => {
          if (!waiting) return;
          clearTimeout(again);
          again = setTimeout(ask, pause);
          pause = Math.min(2 * pause, longestPause);
        },
      );
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      waiting = false;
      clearTimeout(again);
      window.removeEventListener('online', ask);
    };
  }, [missing, fetchPart]);
  return fetched?.part;
}
