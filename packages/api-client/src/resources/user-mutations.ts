import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';
import { sessionKey, userDeletionKey, userKey } from './query-keys.js';

/** The person form. Its answer is what is stored now; the name in the header may follow from it. */
export const updateUserMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: CallRequest<'putUser'>['body']) => api.call('putUser', { body }),
    onSuccess: (profile) => {
      queryClient.setQueryData(userKey, profile);
      void queryClient.invalidateQueries({ queryKey: sessionKey });
    },
  });

/** With the token of a mailed link; whoever opens it need not be signed in. */
export const confirmEmailMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: CallRequest<'confirmEmail'>['body']) => api.call('confirmEmail', { body }),
    onSuccess: () => {
      for (const queryKey of [userKey, sessionKey]) void queryClient.invalidateQueries({ queryKey });
    },
  });

/** Whether nobody has this address yet: asked when a form is sent, never by itself. */
export const uniqueEmailMutation = (api: ApiClient) =>
  mutationOptions({ mutationFn: async (email: string) => (await api.call('getUserUnique', { query: { email } })).unique });

/** Everything the portal has about the customer, to keep. Asked by the customer, never by itself, and not kept in memory. */
export const userDataMutation = (api: ApiClient) => mutationOptions({ mutationFn: () => api.call('getUserData'), gcTime: 0 });

/** Asks for the account's deletion, or takes that back. */
export const userDeletionMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (what: 'ask' | 'withdraw') => api.call(what === 'ask' ? 'postUserDeletion' : 'deleteUserDeletion'),
    onSuccess: (deletion) => void queryClient.setQueryData(userDeletionKey, deletion),
  });
