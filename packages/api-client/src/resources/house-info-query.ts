import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { houseInfoKey } from './query-keys.js';

export const houseInfoQuery = (api: ApiClient, houseId: string) =>
  queryOptions({
    queryKey: houseInfoKey(houseId),
    queryFn: ({ signal }) => api.call('getHouseInfo', { query: { houseId }, signal }),
    ...freshnessOf('getHouseInfo'),
  });
