import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';
import { housesKey, ordersKey, quotesKey } from './query-keys.js';

export interface WantedQuote {
  /** The quote that is to be changed; without it a new one is asked. */
  readonly quoteId?: string | undefined;
  readonly request: CallRequest<'postQuote'>['body'];
  /** The same for every try of one filled-in form. */
  readonly idempotencyKey: string;
}

/** Awaited: the page of a quote finds it in the list. */
export const askQuoteMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ quoteId, request, idempotencyKey }: WantedQuote) =>
      quoteId === undefined
        ? api.call('postQuote', { body: request, idempotencyKey })
        : api.call('putQuote', { query: { id: quoteId }, body: request }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: quotesKey }),
  });

export interface FromQuote {
  readonly agreed: CallRequest<'postOrder'>['body'];
  readonly idempotencyKey: string;
}

/** Orders from a quote; its address can become a house with it. */
export const orderMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ agreed, idempotencyKey }: FromQuote) => api.call('postOrder', { body: agreed, idempotencyKey }),
    // Also after a refusal: the quote was changed or ordered from elsewhere then.
    onSettled: () => {
      for (const queryKey of [quotesKey, ordersKey, housesKey]) void queryClient.invalidateQueries({ queryKey });
    },
  });
