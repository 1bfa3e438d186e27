'use client';

import type { Calls, QueryOf } from '@pomp/api-contract';
import { warnOfSecondCopy } from '@pomp/language';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ApiClient } from '../client/api-client.js';
import { hrefOf, type FileCallName } from '../client/href-of.js';
import { withRefreshing } from '../queries/refreshing.js';
import { withSessionHandling } from '../session/session-loss.js';
import { watchTab } from '../session/watch-tab.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const ApiContext = createContext<ApiClient | undefined>(undefined);

if (process.env.NODE_ENV !== 'production') warnOfSecondCopy('@pomp/api-client');

/** Props of `ApiProvider`. */
export interface ApiProviderProps {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  /** The session turned out to be gone: store the current path and lead to the login, without a question about unsaved changes. */
  readonly onSessionLost: () => void;
  /**
   * The moment it is on this device: says of calls that nobody used the page lately, so that the session doesn't last longer by them. Without it a page that stays open
   * keeps the session.
   */
  readonly now?: () => Date;
  readonly children: ReactNode;
}

/** Gives screens their calls and the cache of their answers. */
export function ApiProvider({ client, queryClient, onSessionLost, now, children }: ApiProviderProps) {
  const [tab] = useState(() => watchTab({ onSessionLost, now }));
  // A host may write these inline, as other functions at each render: what screens call by stays the same.
  useEffect(() => tab.hostIs({ onSessionLost, now }), [tab, onSessionLost, now]);
  useEffect(() => tab.watch(), [tab]);
  const api = useMemo(
    () => withRefreshing(withSessionHandling(client, { queryClient, ...tab }), queryClient),
    [client, queryClient, tab],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>{children}</ApiContext>
    </QueryClientProvider>
  );
}

/** The client of the nearest `ApiProvider`: its writes refresh what they change, and it handles a session that ended. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}

/** Where links and pictures find a file, at the client's API: `hrefOf('download', { url })`. Stays the same between renders. */
export function useHrefOf(): HrefOf {
  const { baseUrl } = useApi();
  return useCallback<HrefOf>((name, query) => hrefOf(name, query, baseUrl), [baseUrl]);
}

/** As `useHrefOf` gives it. */
export type HrefOf = <Name extends FileCallName>(name: Name, query: QueryOf<Calls[Name]>) => string;
