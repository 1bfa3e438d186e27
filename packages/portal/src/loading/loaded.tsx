'use client';

import { ApiError, messageOf } from '@pomp/api-client';
import { Alert, Button, Stack } from '@pomp/design-system';
import { useLanguage, useTexts } from '@pomp/language/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { loadingTexts } from './texts.js';
import { usePassedFocus } from './use-passed-focus.js';

/** What there is to show of a resource. A failed refresh of something that is on the screen already changes nothing there. */
export type LoadState<Resource> =
  | { readonly state: 'loading' }
  /** Said at once, even while a retry is waiting for its turn. */
  | { readonly state: 'failed'; readonly failure: Error; readonly retry: () => void; readonly retrying: boolean }
  | { readonly state: 'loaded'; readonly resource: Resource };

/** Why each reader of a query had nothing to show, by when it failed. Asking again makes TanStack Query forget that, and a screen would start anew. */
const failures = new WeakMap<UseQueryResult['refetch'], Readonly<Record<number, Error>>>();

export function loadStateOf<Resource>({
  data,
  failureReason,
  error,
  errorUpdatedAt,
  fetchStatus,
  refetch,
}: UseQueryResult<Resource>): LoadState<Resource> {
  if (data !== undefined) return { state: 'loaded', resource: data };
  if (error) failures.set(refetch, { [errorUpdatedAt]: error });
  const failure = failureReason ?? failures.get(refetch)?.[errorUpdatedAt];
  // A session that ended leads to the login; there is nothing to say meanwhile.
  if (!failure || (failure instanceof ApiError && failure.status === 401)) return { state: 'loading' };
  return { state: 'failed', failure, retry: () => void refetch(), retrying: fetchStatus === 'fetching' };
}

export interface LoadedProps<Resource> {
  readonly query: UseQueryResult<Resource>;
  readonly loading: ReactNode;
  readonly children: (resource: Resource) => ReactNode;
}

/** A resource once it is there; before that its place, or in red why it isn't. */
export function Loaded<Resource>({ query, loading, children }: LoadedProps<Resource>) {
  const load = loadStateOf(query);
  if (load.state === 'loading') return loading;
  if (load.state === 'failed') return <LoadFailure {...load} />;
  return children(load.resource);
}

export type LoadFailureProps = Omit<Extract<LoadState<unknown>, { state: 'failed' }>, 'state'>;

/** Why a resource isn't there, and a way to get it. While it is being tried again, pressing would change nothing. Who pressed goes on at what came. */
export function LoadFailure({ failure, retry, retrying }: LoadFailureProps) {
  const texts = useTexts(loadingTexts);
  const language = useLanguage();
  const button = usePassedFocus<HTMLButtonElement>();
  return (
    <Stack gap="s" align="start">
      <Alert tone="error">{messageOf(failure, language)}</Alert>
      <Button ref={button} tone="secondary" onClick={retry} loadingLabel={retrying ? texts.tryingAgain : undefined}>
        {texts.tryAgain}
      </Button>
    </Stack>
  );
}
