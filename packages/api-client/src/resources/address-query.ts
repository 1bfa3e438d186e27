import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, CallRequest } from '../client/api-client.js';
import { addressKey } from './query-keys.js';

export type AddressToLookUp = CallRequest<'getAddress'>['query'];

/** Addresses don't change while a form is open. It only helps, so it isn't asked again when it fails: typing by hand goes on meanwhile. */
export const addressQuery = (api: ApiClient, address: AddressToLookUp) =>
  queryOptions({
    queryKey: addressKey(address),
    queryFn: ({ signal }) => api.call('getAddress', { query: address, signal }),
    staleTime: ({ state }) => (state.data?.outcome === 'unavailable' ? 0 : Infinity),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
