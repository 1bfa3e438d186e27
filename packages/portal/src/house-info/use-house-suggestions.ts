'use client';

import { saidOfHomeAt, useCallQuery } from '@pomp/api-client';
import { addressParts, suggestedAnswers, type House, type SuggestedAnswer } from '@pomp/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal-context.js';

const never = () => () => undefined;

/**
 * What is known of a house before its questions are answered; undefined until it is there. What the customer said of it in this tab counts for more than what the
 * server knows: it is newer, and there where nothing was reserved. It only helps: without it, everything is asked.
 */
export function useHouseSuggestions({ id: houseId, address, zipcode }: Pick<House, 'id' | 'address' | 'zipcode'>) {
  const today = usePortal().today();
  const known = useCallQuery('getHouseSuggestions', { houseId }).data?.suggestions;
  // A server has no tab.
  const hasTab = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo((): readonly SuggestedAnswer[] | undefined => {
    const parts = hasTab ? addressParts(address) : undefined;
    const answers = parts && saidOfHomeAt({ zipcode, ...parts });
    if (!answers) return known;
    const said = suggestedAnswers({ facts: undefined, said: { answers, on: today } });
    const isSaid = ({ section, field }: SuggestedAnswer) => said.some((own) => own.section === section && own.field === field);
    return [...said, ...(known ?? []).filter((other) => !isSaid(other))];
  }, [hasTab, address, zipcode, known, today]);
}
