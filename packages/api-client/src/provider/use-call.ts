'use client';

import type { CallName } from '@pomp/api-contract';
import type { Customer } from '@pomp/domain';
import { useMutation, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { FileCallName } from '../client/href-of.js';
import { callMutation } from '../queries/call-mutation.js';
import { callQuery, type QueryArguments, type QueryCallName } from '../queries/call-query.js';
import { sessionExpiryQuery, sessionQuery } from '../session/session-query.js';
import { useApi } from './api-provider.js';

/** The options of TanStack Query in which screens differ. */
type ScreenOptions = Pick<UseQueryOptions, 'refetchIntervalInBackground'> & { readonly refetchInterval?: number };

/**
 * A read's answer, asked and kept fresh by its route.
 *
 * @param asked the read's query, where it takes one (`skipToken` waits until there is something to ask), and what this screen wants besides.
 */
export function useCallQuery<Name extends QueryCallName>(
  name: Name,
  ...asked: [...query: QueryArguments<Name>, options?: ScreenOptions]
) {
  const [query, options] = asked as unknown as [QueryArguments<Name>[0], ScreenOptions?];
  return useQuery({ ...callQuery(useApi(), name, ...([query] as QueryArguments<Name>)), ...options });
}

/** A call that someone makes. What it changes elsewhere follows from its route. */
export const useCallMutation = <Name extends Exclude<CallName, FileCallName>>(name: Name) =>
  useMutation(callMutation(useApi(), name));

/**
 * Who is logged in; null is nobody.
 * @param initial who is logged in, where a server knows already; `null` is nobody.
 */
export function useSession(initial?: Customer | null) {
  return useQuery({ ...sessionQuery(useApi()), ...(initial !== undefined && { initialData: initial }) });
}

/** `data` is how long the session lasted at `dataUpdatedAt`; undefined until the session was asked for, null without one. */
export const useSessionExpiry = () => useQuery(sessionExpiryQuery());
