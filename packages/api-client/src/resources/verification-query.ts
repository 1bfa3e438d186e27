import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { verificationKey } from './query-keys.js';

/** What was signed doesn't change: asked when a code is typed, and not again by itself. A code that is wrong stays wrong. */
export const verificationQuery = (api: ApiClient, code: string) =>
  queryOptions({
    queryKey: verificationKey(code),
    queryFn: ({ signal }) => api.call('getVerification', { query: { code }, signal }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
