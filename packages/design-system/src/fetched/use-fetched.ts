'use client';

import { useEffect, useState } from 'react';
import { fetchUntilHere } from './fetch-until-here.js';

/**
 * A part of the screen whose script is fetched once it is wanted; undefined until it is there. It is asked for until it comes, as what waits for it must not
 * take the rest of the screen along.
 *
 * @param fetchPart defined outside the component, so that it stays the same.
 */
export function useFetched<Part>(fetchPart: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [fetched, setFetched] = useState<{ readonly part: Part }>();
  const missing = wanted && !fetched;
  useEffect(() => {
    if (!missing) return undefined;
    const unwanted = new AbortController();
    const show = (part: Part) => {
      if (!unwanted.signal.aborted) setFetched({ part });
    };
    void fetchUntilHere(fetchPart, unwanted.signal).then(show);
    return () => unwanted.abort();
  }, [missing, fetchPart]);
  return fetched?.part;
}
