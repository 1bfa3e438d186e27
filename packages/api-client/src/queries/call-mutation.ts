import type { CallName } from '@pomp/api-contract';
import { caching, type CallCaching } from '@pomp/api-contract/caching';
import { mutationOptions } from '@tanstack/react-query';
import type { AnyCall, ApiClient, CallAnswer, CallRequest } from '../client/api-client.js';
import type { FileCallName } from '../client/href-of.js';

/** A request can be left out where the call takes neither query nor body. */
type Variables<Name extends CallName> =
  Partial<CallRequest<Name>> extends CallRequest<Name> ? CallRequest<Name> | void : CallRequest<Name>;

/** A call that someone makes: a write, or a read that is asked by an action. */
export function callMutation<Name extends Exclude<CallName, FileCallName>>(api: ApiClient, name: Name) {
  const call = api.call as AnyCall;
  const { confidential }: CallCaching = caching[name];
  return mutationOptions<CallAnswer<Name>, Error, Variables<Name>>({
    mutationFn: async (request) => (await call(name, request ?? {})) as CallAnswer<Name>,
    ...(confidential && { gcTime: 0 }),
  });
}
