import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { ordersKey } from './query-keys.js';

export const ordersQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ordersKey, queryFn: ({ signal }) => api.call('getOrders', { signal }), ...freshnessOf('getOrders') });
