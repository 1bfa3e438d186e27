'use client';

import type { AddressLookup, AddressToLookUp } from '@pomp/forms';
import { useEffect, useState } from 'react';
import { useStorefront } from '../storefront/storefront-context.js';

const unavailable = { outcome: 'unavailable' } as const;

/** What is known of an address that a visitor filled in. It only helps: a look-up that fails is no failure of the form. */
export function useVisitorAddress(address: AddressToLookUp | undefined): AddressLookup {
  const { site } = useStorefront();
  const [known, setKnown] = useState<{ readonly address: AddressToLookUp; readonly lookup: AddressLookup }>();

  useEffect(() => {
    if (!address) return undefined;
    const leave = new AbortController();
    const keep = (lookup: AddressLookup) => {
      if (!leave.signal.aborted) setKnown({ address, lookup });
    };
    site.call('getAddress', { query: { ...address }, signal: leave.signal }).then(keep, () => keep(unavailable));
    return () => leave.abort();
  }, [site, address]);

  if (!address) return undefined;
  return known?.address === address ? known.lookup : 'looking';
}
