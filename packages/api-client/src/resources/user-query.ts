import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { userDeletionKey, userKey } from './query-keys.js';

export const userQuery = (api: ApiClient) =>
  queryOptions({ queryKey: userKey, queryFn: ({ signal }) => api.call('getUser', { signal }), ...freshnessOf('getUser') });

/** Whether the customer asked for the account's deletion, and what would be kept. */
export const userDeletionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: userDeletionKey,
    queryFn: ({ signal }) => api.call('getUserDeletion', { signal }),
    ...freshnessOf('getUserDeletion'),
  });
