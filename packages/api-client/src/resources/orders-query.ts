import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { orderHistoryKey, ordersKey } from './query-keys.js';

export const ordersQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ordersKey, queryFn: ({ signal }) => api.call('getOrders', { signal }), ...freshnessOf('getOrders') });

export const orderHistoryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: orderHistoryKey,
    queryFn: ({ signal }) => api.call('getOrderHistory', { signal }),
    ...freshnessOf('getOrderHistory'),
  });
