import type { HouseChange } from '@pomp/api-contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';
import { houseInfoKey, houseKey, housesKey, ordersKey } from './query-keys.js';

/** The house and whatever says something about it: the orders' messages follow from its flags. Not awaited: the change is done. */
function refreshHouses(queryClient: QueryClient): void {
  for (const queryKey of [housesKey, ordersKey]) void queryClient.invalidateQueries({ queryKey });
}

export interface NewHouse {
  readonly house: CallRequest<'postHouse'>['body'];
  /** The same for every try of one filled-in form: however often it is sent, one house is added. */
  readonly idempotencyKey: string;
}

export const addHouseMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ house, idempotencyKey }: NewHouse) => api.call('postHouse', { body: house, idempotencyKey }),
    onSuccess: () => refreshHouses(queryClient),
  });

export const setMainHouseMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (houseId: string) => api.call('putHouse', { query: { houseId }, body: { mainAddress: true } }),
    onSuccess: () => refreshHouses(queryClient),
  });

export interface HouseCompletion {
  readonly houseId: string;
  readonly flags: Exclude<HouseChange, { readonly mainAddress: true }>;
}

/** Records that the house's information is complete; refused with 409 while something is missing. */
export const completeHouseMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ houseId, flags }: HouseCompletion) => api.call('putHouse', { query: { houseId }, body: flags }),
    // Also after a refusal: what is missing may have changed in another tab.
    onSettled: (_house, _failure, { houseId }) => {
      refreshHouses(queryClient);
      void queryClient.invalidateQueries({ queryKey: houseInfoKey(houseId) });
    },
  });

export const deleteHouseMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (houseId: string) => api.call('deleteHouse', { query: { houseId } }),
    onSuccess: (_nothing, houseId) => {
      for (const queryKey of [houseKey(houseId), houseInfoKey(houseId)]) queryClient.removeQueries({ queryKey });
      refreshHouses(queryClient);
    },
  });
