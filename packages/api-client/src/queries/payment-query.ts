import { isUnderWay, type Payment } from '@pomp/domain';
import type { Query, QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';
import { callKey } from './call-key.js';
import { freshnessOf } from './call-query.js';
import { askAnew } from './refreshing.js';

/** One thing to pay of one order. */
export type ToPay = CallRequest<'getInvoice'>['query'];

const whileWaiting = {
  refetchInterval: ({ state }: Query<Payment>) => (state.data && !isUnderWay(state.data) ? false : 3_000),
  refetchIntervalInBackground: false,
};

/**
 * How far a payment is, and what asked for it when it turns out to be paid.
 *
 * @param waiting for a customer who comes back from the checkout: asked every three seconds until the payment is over.
 */
export const paymentQuery = (api: ApiClient, toPay: ToPay, { waiting = false } = {}) =>
  queryOptions<Payment>({
    queryKey: callKey('getPayment', toPay),
    queryFn: async ({ signal, client, queryKey }) => {
      const payment = await api.call('getPayment', { query: toPay, signal });
      const before = client.getQueryData<Payment>(queryKey);
      if (payment.state === 'paid' && before?.state !== 'paid') refreshPaid(client, toPay);
      return payment;
    },
    ...freshnessOf('getPayment'),
    ...(waiting && whileWaiting),
  });

/** What asked for it disappears at once: the order moves on, and the document can't be paid any more. Not awaited: it is paid. */
function refreshPaid(queryClient: QueryClient, { orderId, type }: ToPay): void {
  const stale = [
    callKey('getOrders'),
    callKey('getOrderHistory'),
    callKey('getDocuments', { orderId }),
    callKey('getInvoice', { orderId, type }),
  ];
  for (const queryKey of stale) void askAnew(queryClient, queryKey);
}
