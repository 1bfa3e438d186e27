'use client';

import { hasOwnHome, useCallQuery } from '@pomp/api-client';
import type { House, SuggestedAnswer } from '@pomp/domain';
import { useEffect, useMemo, useState } from 'react';
import { usePortal } from '../portal/portal-context.js';

const nothing: readonly SuggestedAnswer[] = [];

/**
 * What is known of a house before its questions are answered; undefined until it is there. What the customer said of it in this tab counts for more than what the
 * server knows: it is newer, and there where nothing was reserved. It only helps: without it, everything is asked.
 */
export function useHouseSuggestions({ id: houseId, address, zipcode }: Pick<House, 'id' | 'address' | 'zipcode'>) {
  const today = usePortal().today();
  const known = useCallQuery('getHouseSuggestions', { houseId }).data?.suggestions;
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
  return useMemo((): readonly SuggestedAnswer[] | undefined => {
    if (said.length === 0) return known;
    const isSaid = ({ section, field }: SuggestedAnswer) => said.some((own) => own.section === section && own.field === field);
    return [...said, ...(known ?? []).filter((other) => !isSaid(other))];
  }, [known, said]);
}
