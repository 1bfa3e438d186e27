import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { appointmentsKey } from './query-keys.js';

export const appointmentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: appointmentsKey,
    queryFn: ({ signal }) => api.call('getAppointments', { signal }),
    ...freshnessOf('getAppointments'),
  });
