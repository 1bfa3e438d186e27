import { type ApiClient, createQueryClient } from '@pomp/api-client';
import { dehydrate, type FetchQueryOptions, HydrationBoundary, type QueryKey } from '@tanstack/react-query';
import { cache, type ReactNode } from 'react';
import { serverApi } from './server-api';

/** The answer to a query, or undefined when there is none now. */
export type Ask = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => Promise<Data | undefined>;

export interface PrefetchProps {
  /** Runs the queries that the screen starts with; see `screen-queries.ts`. */
  of: (api: ApiClient, ask: Ask) => Promise<unknown>;
  children: ReactNode;
}

/** One cache per request: a layout and its page ask for the same thing once. */
const requestCache = cache(createQueryClient);

/**
 * Prefetches the queries that a screen starts with, on the server. What can't be fetched here (no session, the backend unavailable) the
 * browser fetches itself, and handles.
 */
export async function Prefetch({ of, children }: PrefetchProps) {
  const api = await serverApi();
  if (!api) return children;
  const queryClient = requestCache();
  await of(api, async (query) => {
    await queryClient.prefetchQuery({ ...query, retry: false });
    return queryClient.getQueryData(query.queryKey);
  });
  return <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary>;
}
