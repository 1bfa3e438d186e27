'use client';

import { useCallback } from 'react';
import { resolveUrl } from '../client/resolve-url.js';
import { useApi } from './api-provider.js';

/** Where the URL that an answer has of a file leads, at the client's API: `resolveUrl(document.url)`. Stays the same between renders. */
export function useResolveUrl(): (url: string) => string {
  const { baseUrl } = useApi();
  return useCallback((url: string) => resolveUrl(url, baseUrl), [baseUrl]);
}
