import { type ApiClient, createQueryClient } from '@pomp/api-client';
import { dehydrate, type FetchQueryOptions, HydrationBoundary, type QueryKey } from '@tanstack/react-query';
import { cache, type ReactNode } from 'react';
import { serverApi } from './server-api';

/** The answer to a query, or undefined when there is none now. */
export type Ask = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => Promise<Data | undefined>;

export interface FirstDataProps {
  /** Asks what the screen starts with. */
  of: (api: ApiClient, ask: Ask) => Promise<unknown>;
  children: ReactNode;
}

/** One cache per request: a layout and its page ask for the same thing once. */
const requestCache = cache(createQueryClient);

/**
 * Hands the answers that a screen starts with to TanStack Query. What can't be fetched here (no session, the backend away) the
 * browser asks for itself, and handles.
 */
export async function FirstData({ of, children }: FirstDataProps) {
  const api = await serverApi();
  if (!api) return children;
  const queryClient = requestCache();
  await of(api, async (query) => {
    await queryClient.prefetchQuery({ ...query, retry: false });
    return queryClient.getQueryData(query.queryKey);
  });
  return <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary>;
}
