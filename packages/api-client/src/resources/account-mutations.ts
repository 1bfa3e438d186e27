import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';
import { clearPrivate } from '../session/session-loss.js';
import { sessionKey, sessionsKey } from './query-keys.js';

type BodyFor<Name extends 'login' | 'recoverPassword' | 'resetPassword'> = CallRequest<Name>['body'];

/** Whatever an earlier customer left in memory goes before the new one is known. */
export const loginMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (body: BodyFor<'login'>) => (await api.call('login', { body })).user,
    onSuccess: (user) => {
      clearPrivate(queryClient);
      queryClient.setQueryData(sessionKey, user);
    },
  });

export const logoutMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: () => api.call('removeSession'),
    onSuccess: () => clearPrivate(queryClient),
  });

export const recoverPasswordMutation = (api: ApiClient) =>
  mutationOptions({ mutationFn: (body: BodyFor<'recoverPassword'>) => api.call('recoverPassword', { body }) });

/** Every other session of the customer ends with it. */
export const resetPasswordMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyFor<'resetPassword'>) => api.call('resetPassword', { body }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
