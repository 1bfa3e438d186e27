import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';
import { appointmentsKey, ordersKey } from './query-keys.js';

export interface Withdrawal {
  readonly statement: CallRequest<'postWithdrawal'>['body'];
  /** The same for every try of one statement. */
  readonly idempotencyKey: string;
}

/** Withdraws from the agreement of an order; its appointments go with it. */
export const withdrawalMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ statement, idempotencyKey }: Withdrawal) => api.call('postWithdrawal', { body: statement, idempotencyKey }),
    // Also after a refusal: the order has changed then.
    onSettled: () => {
      for (const queryKey of [ordersKey, appointmentsKey]) void queryClient.invalidateQueries({ queryKey });
    },
  });
