import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { sessionsKey } from './query-keys.js';

/** Where the customer is signed in. */
export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.call('getSessions', { signal }),
    ...freshnessOf('getSessions'),
  });
