'use client';

import { useEffect, useState } from 'react';

/**
 * A part of the screen whose script is fetched once it is wanted; undefined until it is there. Without a connection it is asked for again as
 * soon as there is one: what waits for it must not take the rest of the screen along.
 *
 * @param fetchPart defined outside the component, so that it stays the same.
 */
export function useFetched<Part>(fetchPart: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [fetched, setFetched] = useState<{ readonly part: Part }>();
  const missing = wanted && !fetched;
  useEffect(() => {
    if (!missing) return undefined;
    let waiting = true;
    const ask = () =>
      fetchPart().then(
        (part) => {
          if (waiting) setFetched({ part });
        },
        () => undefined,
      );
    void ask();
    window.addEventListener('online', ask);
    return () => {
      waiting = false;
      window.removeEventListener('online', ask);
    };
  }, [missing, fetchPart]);
  return fetched?.part;
}
