import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { uploadsKey } from './query-keys.js';

const whileWaiting = { refetchInterval: 3_000, refetchIntervalInBackground: false } as const;

/** The files of a house's questions. @param waiting for files that are added elsewhere, such as on a phone: asked every three seconds. */
export const uploadsQuery = (api: ApiClient, houseId: string, { waiting = false } = {}) =>
  queryOptions({
    queryKey: uploadsKey(houseId),
    queryFn: ({ signal }) => api.call('getUploads', { query: { houseId }, signal }),
    ...freshnessOf('getUploads'),
    ...(waiting && whileWaiting),
  });

/** A link with which a phone adds files to one question. Not kept in memory: it opens without a log-in. */
export const uploadLinkMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (question: CallRequest<'postUploadLink'>['query']) => api.call('postUploadLink', { query: question }),
    gcTime: 0,
  });
