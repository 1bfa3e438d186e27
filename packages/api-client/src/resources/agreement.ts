import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';
import { freshnessOf } from './freshness.js';
import { agreementKey, documentsKey, ordersKey } from './query-keys.js';

export const agreementQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: agreementKey(orderId),
    queryFn: ({ signal }) => api.call('getAgreement', { query: { id: orderId }, signal }),
    ...freshnessOf('getAgreement'),
  });

export interface Signature {
  readonly orderId: string;
  /** Who agrees, and the plan as it was shown. */
  readonly signature: CallRequest<'putSignAgreement'>['body'];
}

/** Agrees to the installation plan. Refused with 409 when it isn't the one that was shown any more. */
export const signAgreementMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ orderId, signature }: Signature) => api.call('putSignAgreement', { query: { id: orderId }, body: signature }),
    // Also after a refusal: there may be another plan by now. Not awaited: it is signed.
    onSettled: (_agreement, _failure, { orderId }) => {
      for (const queryKey of [agreementKey(orderId), documentsKey(orderId), ordersKey])
        void queryClient.invalidateQueries({ queryKey });
    },
  });

export interface IncassoConsent {
  readonly orderId: string;
  readonly consent: CallRequest<'putIncassoConsent'>['body'];
}

/** Agrees that the final invoice is collected. The account's number isn't kept in memory. */
export const incassoConsentMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ orderId, consent }: IncassoConsent) => api.call('putIncassoConsent', { query: { id: orderId }, body: consent }),
    onSettled: (_agreed, _failure, { orderId }) => {
      for (const queryKey of [agreementKey(orderId), ordersKey]) void queryClient.invalidateQueries({ queryKey });
    },
    gcTime: 0,
  });
