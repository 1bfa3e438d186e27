import { type SkipToken } from '@tanstack/react-query';
import type { ApiClient, CallAnswer, CallRequest } from '../client/api-client.js';
import { callQuery } from './call-query.js';

/** The postcode and house number by which an address is looked up. */
export type AddressToLookUp = CallRequest<'getAddress'>['query'];

interface Asked {
  readonly state: { readonly data: CallAnswer<'getAddress'> | undefined };
}

/** Named, so that its declaration names nothing inside TanStack Query. */
interface AddressQuery extends Omit<ReturnType<typeof callQuery<'getAddress'>>, 'staleTime'> {
  readonly staleTime: (query: Asked) => number;
}

/** Addresses don't change while a form is open; only when the service that knows them was away, it is worth asking again. */
export const addressQuery = (api: ApiClient, address: AddressToLookUp | SkipToken): AddressQuery => ({
  ...callQuery(api, 'getAddress', address),
  staleTime: ({ state }) => (state.data?.outcome === 'unavailable' ? 0 : Infinity),
});
