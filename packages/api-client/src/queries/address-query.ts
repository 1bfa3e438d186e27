import { type SkipToken } from '@tanstack/react-query';
import type { ApiClient, CallAnswer, CallRequest } from '../client/api-client.js';
import { callQuery } from './call-query.js';

/** The postcode and house number by which an address is looked up. */
export type AddressToLookUp = CallRequest<'getAddress'>['query'];

interface Asked {
  readonly state: { readonly data: CallAnswer<'getAddress'> | undefined };
}

/** Addresses don't change while a form is open; only when the service that knows them was away, it is worth asking again. */
export const addressQuery = (api: ApiClient, address: AddressToLookUp | SkipToken) => ({
  ...callQuery(api, 'getAddress', address),
  staleTime: ({ state }: Asked) => (state.data?.outcome === 'unavailable' ? 0 : Infinity),
});
