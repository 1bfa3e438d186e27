import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { documentsKey } from './query-keys.js';

export const documentsQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: documentsKey(orderId),
    queryFn: ({ signal }) => api.call('getDocuments', { query: { orderId }, signal }),
    ...freshnessOf('getDocuments'),
  });
