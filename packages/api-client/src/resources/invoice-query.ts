import type { ResponseOf, Calls } from '@pomp/api-contract';
import { isUnderWay } from '@pomp/domain';
import { mutationOptions, queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { documentsKey, invoiceKey, ordersKey, paymentKey } from './query-keys.js';

/** One thing to pay of one order. */
export type ToPay = CallRequest<'getInvoice'>['query'];
type Payment = ResponseOf<Calls['getPayment']>;

export const invoiceQuery = (api: ApiClient, toPay: ToPay) =>
  queryOptions({
    queryKey: invoiceKey(toPay),
    queryFn: ({ signal }) => api.call('getInvoice', { query: toPay, signal }),
    ...freshnessOf('getInvoice'),
  });

const whileWaiting = {
  refetchInterval: ({ state }: Query<Payment>) => (state.data && !isUnderWay(state.data) ? false : 3_000),
  refetchIntervalInBackground: false,
};

/** @param waiting for who comes back from the checkout: asked every three seconds until the payment is over. */
export const paymentQuery = (api: ApiClient, toPay: ToPay, { waiting = false } = {}) =>
  queryOptions<Payment>({
    queryKey: paymentKey(toPay),
    queryFn: async ({ signal, client }) => {
      const payment = await api.call('getPayment', { query: toPay, signal });
      const before = client.getQueryData<Payment>(paymentKey(toPay));
      if (payment.state === 'paid' && before?.state !== 'paid') refreshPaid(client, toPay);
      return payment;
    },
    ...freshnessOf('getPayment'),
    ...(waiting && whileWaiting),
  });

/** What asked for it disappears at once: the order moves on, and the document can't be paid any more. Not awaited: it is paid. */
function refreshPaid(queryClient: QueryClient, toPay: ToPay): void {
  for (const queryKey of [ordersKey, documentsKey(toPay.orderId), invoiceKey(toPay)])
    void queryClient.invalidateQueries({ queryKey });
}

/** The checkout's address, to send the customer to. Not kept: asking again gives the one that is open then. */
export const payMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (toPay: ToPay) => api.call('postPayment', { body: toPay }),
    // Also after a refusal: it may be paid by now.
    onSettled: (_checkout, _failure, toPay) => {
      for (const queryKey of [invoiceKey(toPay), paymentKey(toPay)]) void queryClient.invalidateQueries({ queryKey });
    },
    gcTime: 0,
  });
