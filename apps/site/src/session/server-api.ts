import { type ApiClient, createApiClient, hasSessionHint } from '@pomp/api-client';
import { headers } from 'next/headers';
import { cache } from 'react';
import { readEnv } from '@/env';
import { pageLocale } from '@/language/page-language';

const { backendUrl } = readEnv();

/** The visitor's own calls, made from the server; undefined for visitors without a session, so that nothing is asked for them. */
export const serverApi = cache(async (): Promise<ApiClient | undefined> => {
  const asked = await headers();
  const cookie = asked.get('cookie') ?? '';
  if (!hasSessionHint(cookie)) return undefined;

  const forwarded = {
    cookie,
    'x-forwarded-for': asked.get('x-forwarded-for') ?? '',
    traceparent: asked.get('traceparent') ?? '',
  };
  return createApiClient({
    baseUrl: backendUrl,
    locale: await pageLocale(),
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...forwarded, ...Object.fromEntries(new Headers(init?.headers)) },
        signal: AbortSignal.timeout(2_000),
      }),
  });
});
