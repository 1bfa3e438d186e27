'use client';

import type { CallAnswer } from '@pomp/api-client';
import { useCallback, useEffect, useState } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';
import type { CheckedAddress } from './result-address.js';

/** What there is at an address. */
export type HomeLookup = CallAnswer<'getHomeFacts'>;

/** What is known of a home, and how it goes with asking. */
export interface LookedUpHome {
  /** Undefined while the registers are asked. It only helps: what can't be asked, or takes too long, is unavailable. */
  readonly lookup: HomeLookup | undefined;
  /** `slow`: an answer may still come, and takes the place of what stands there. */
  readonly trouble: 'slow' | 'failed' | undefined;
  /** Asks once more. */
  readonly again: () => void;
}

const unavailable = { outcome: 'unavailable' } as const;

/** How long a page waits for registers before it goes on without, in ms: they have a second and a half themselves. */
export const lookupPatience = 4_000;

/** What registers know of the home that a result is about. @param given what is known already */
export function useHomeLookup({ zip, houseNumber, addition }: CheckedAddress, given?: HomeLookup): LookedUpHome {
  const { site, wait } = useStorefront();
  const [state, setState] = useState<Omit<LookedUpHome, 'again'>>({ lookup: given, trouble: undefined });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (given && tries === 0) return undefined;
    const leave = new AbortController();
    const keep = (lookup: HomeLookup, trouble?: LookedUpHome['trouble']) => {
      if (!leave.signal.aborted) setState({ lookup, trouble });
    };
    if (zip === '' || houseNumber === '') keep(unavailable);
    else {
      const query = { zipcode: zip, houseNumber, ...(addition !== '' && { addition }) };
      const answered = new AbortController();
      void wait(lookupPatience, AbortSignal.any([leave.signal, answered.signal])).then(() => {
        if (!answered.signal.aborted) keep(unavailable, 'slow');
      });
      site.call('getHomeFacts', { query, signal: leave.signal }).then(
        (lookup) => {
          answered.abort();
          keep(lookup, lookup.outcome === 'unavailable' ? 'failed' : undefined);
        },
        () => {
          answered.abort();
          keep(unavailable, 'failed');
        },
      );
    }
    return () => leave.abort();
  }, [site, wait, zip, houseNumber, addition, given, tries]);

  return { ...state, again: useCallback(() => setTries((before) => before + 1), []) };
}
