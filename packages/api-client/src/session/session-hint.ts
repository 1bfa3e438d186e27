import type { ApiClient } from '../client/api-client.js';

/** The readable cookie beside the session's own: without it nobody is logged in, and no call is needed to know that. */
export const sessionHintCookie = 'pomp_signed_in';

/**
 * Whether someone may be logged in.
 * @param cookies as in `document.cookie` or a Cookie header.
 */
export const hasSessionHint = (cookies: string): boolean => `; ${cookies}`.includes(`; ${sessionHintCookie}=`);

/** Whether a browser takes someone for logged in. The cookies of an API at another origin it can't read: there someone may be. */
export const mayHaveSession = ({ baseUrl }: Pick<ApiClient, 'baseUrl'>): boolean =>
  typeof document === 'undefined' || (Boolean(baseUrl) && baseUrl !== document.location.origin) || hasSessionHint(document.cookie);

/** The session turned out to be gone: later pages needn't ask for it. */
export function forgetSessionHint(): void {
  if (globalThis.document) document.cookie = `${sessionHintCookie}=; Max-Age=0; Path=/; SameSite=Lax`;
}
