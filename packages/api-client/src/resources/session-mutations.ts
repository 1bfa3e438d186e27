import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { sessionExpiryKey, sessionsKey } from './query-keys.js';

/** 'Stay signed in'. */
export const extendSessionMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: () => api.call('extendSession'),
    onSuccess: (expiry) => void queryClient.setQueryData(sessionExpiryKey, expiry),
  });

/** Signs out on one other device, or with `'others'` on all of them. */
export const endSessionMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (which: 'others' | { readonly id: string }) =>
      which === 'others' ? api.call('deleteOtherSessions') : api.call('deleteSession', { query: { id: which.id } }),
    // Also after a failure: it may have ended by itself.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
