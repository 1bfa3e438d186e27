import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { pricesKey, quotesKey } from './query-keys.js';

export const pricesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: pricesKey, queryFn: ({ signal }) => api.call('getPrices', { signal }), ...freshnessOf('getPrices') });

export const quotesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: quotesKey, queryFn: ({ signal }) => api.call('getQuotes', { signal }), ...freshnessOf('getQuotes') });
