'use client';

import { NetworkError, useApi, type HouseCompletion } from '@pomp/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const fetchFinishing = () =>
  import('./finish-house.js').catch((failure: unknown) => {
    throw new NetworkError(failure);
  });

/** Records that the information of a house is complete, by what is fetched then: of all steps only the last one finishes. */
export function useFinishHouse(): (completion: HouseCompletion) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(async (completion) => (await fetchFinishing()).finishHouse(api, queryClient, completion), [api, queryClient]);
}
