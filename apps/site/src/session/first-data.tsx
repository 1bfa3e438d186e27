import { type ApiClient, createQueryClient } from '@pomp/api-client';
import { dehydrate, type FetchQueryOptions, HydrationBoundary, type QueryKey } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { serverApi } from './server-api';

type Prefetch = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => Promise<void>;

export interface FirstDataProps {
  /** The queries that the screen starts with. */
  of: (api: ApiClient, prefetch: Prefetch) => Promise<void>[];
  children: ReactNode;
}

/**
 * Hands the answers that a screen starts with to TanStack Query. What can't be fetched here (no session, the backend away) the
 * browser asks for itself, and handles.
 */
export async function FirstData({ of, children }: FirstDataProps) {
  const api = await serverApi();
  if (!api) return children;
  const queryClient = createQueryClient();
  await Promise.all(of(api, (query) => queryClient.prefetchQuery({ ...query, retry: false })));
  return <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary>;
}
