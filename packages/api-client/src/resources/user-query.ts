import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { userKey } from './query-keys.js';

export const userQuery = (api: ApiClient) =>
  queryOptions({ queryKey: userKey, queryFn: ({ signal }) => api.call('getUser', { signal }), ...freshnessOf('getUser') });
