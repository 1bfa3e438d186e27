'use client';

import { hasOwnHome, useCallQuery } from '@pomp/api-client';
import type { House, RegisteredHome, SuggestedAnswer } from '@pomp/domain';
import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../portal/portal-context.js';

const nothing: readonly SuggestedAnswer[] = [];

export interface KnownOfHouse {
  /** Undefined until it is there. */
  readonly suggestions: readonly SuggestedAnswer[] | undefined;
  /** What registers know of it, to compare answers with. */
  readonly registered: RegisteredHome | undefined;
}

/**
 * What is known of a house before its questions are answered. What the customer said of it in this tab counts for more than what the
 * server knows: it is newer, and there where nothing was reserved. It only helps: without it, everything is asked.
 */
export function useKnownOfHouse({ id: houseId, address, zipcode }: Pick<House, 'id' | 'address' | 'zipcode'>): KnownOfHouse {
  const today = usePortal().today();
  const { data } = useCallQuery('getHouseSuggestions', { houseId });
  const [said, setSaid] = useState(nothing);
  useEffect(() => {
    if (!hasOwnHome()) return undefined;
    let isGone = false;
    // Most customers come to the account in a tab that knows nothing.
    import('./said-in-this-tab.js').then(
      ({ saidInThisTab }) => {
        if (!isGone) setSaid(saidInThisTab({ address, zipcode }, today));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [address, zipcode, today]);
  return useMemo((): KnownOfHouse => {
    const registered = data?.registered;
    if (said.length === 0) return { suggestions: data?.suggestions, registered };
    const isSaid = ({ section, field }: SuggestedAnswer) => said.some((own) => own.section === section && own.field === field);
    return { suggestions: [...said, ...(data?.suggestions ?? []).filter((other) => !isSaid(other))], registered };
  }, [data, said]);
}
