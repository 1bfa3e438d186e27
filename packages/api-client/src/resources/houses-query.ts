import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { houseKey, housesKey } from './query-keys.js';

export const housesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: housesKey, queryFn: ({ signal }) => api.call('getHouses', { signal }), ...freshnessOf('getHouses') });

export const houseQuery = (api: ApiClient, houseId: string) =>
  queryOptions({
    queryKey: houseKey(houseId),
    queryFn: ({ signal }) => api.call('getHouse', { query: { houseId }, signal }),
    ...freshnessOf('getHouse'),
  });
