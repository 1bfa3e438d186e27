'use client';

import type { CallAnswer } from '@pomp/api-client';
import { useEffect, useState } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';
import type { CheckedAddress } from './result-address.js';

/** What there is at an address. */
export type HomeLookup = CallAnswer<'getHomeFacts'>;

const unavailable = { outcome: 'unavailable' } as const;

/** What registers know of the home that a result is about: undefined while they are asked. It only helps: what can't be asked is unavailable. */
export function useHomeLookup({ zip, houseNumber, addition }: CheckedAddress): HomeLookup | undefined {
  const { site } = useStorefront();
  const [known, setKnown] = useState<HomeLookup>();

  useEffect(() => {
    const leave = new AbortController();
    const keep = (lookup: HomeLookup) => {
      if (!leave.signal.aborted) setKnown(lookup);
    };
    if (zip === '' || houseNumber === '') keep(unavailable);
    else {
      const query = { zipcode: zip, houseNumber, ...(addition !== '' && { addition }) };
      site.call('getHomeFacts', { query, signal: leave.signal }).then(keep, () => keep(unavailable));
    }
    return () => leave.abort();
  }, [site, zip, houseNumber, addition]);

  return known;
}
