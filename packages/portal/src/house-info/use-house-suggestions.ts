'use client';

import { useCallQuery } from '@pomp/api-client';
import type { SuggestedAnswer } from '@pomp/domain';

/** What is known of a house before its questions are answered; undefined until it is there. It only helps: without it, everything is asked. */
export const useHouseSuggestions = (houseId: string): readonly SuggestedAnswer[] | undefined =>
  useCallQuery('getHouseSuggestions', { houseId }).data?.suggestions;
