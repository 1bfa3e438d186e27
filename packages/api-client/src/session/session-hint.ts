import type { ApiClient } from '../client/api-client.js';

/** The readable cookie beside the session's own: without it nobody is logged in, and no call is needed to know that. */
export const sessionHintCookie = 'pomp_signed_in';

/**
 * Whether someone may be logged in.
 * @param cookies as in `document.cookie` or a Cookie header.
 */
export const hasSessionHint = (cookies: string): boolean => hintIn(cookies) !== undefined;

const hintIn = (cookies: string): string | undefined => `; ${cookies}`.split(`; ${sessionHintCookie}=`, 2)[1]?.split(';', 1)[0];

/** The hint as it is now, another for each session; undefined where there is none, or a server asks. */
export const sessionHint = (): string | undefined => (typeof document === 'undefined' ? undefined : hintIn(document.cookie));

/** Whether someone logged in, in another window perhaps, since the hint was this: what is heard of the session of then says nothing of theirs. */
export function hasNewSession(hint: string | undefined): boolean {
  const now = sessionHint();
  return Boolean(now) && now !== hint;
}

/** Whether a browser takes someone for logged in. The cookies of an API at another origin it can't read: there someone may be. */
export const mayHaveSession = ({ baseUrl }: Pick<ApiClient, 'baseUrl'>): boolean =>
  typeof document === 'undefined' || (Boolean(baseUrl) && baseUrl !== document.location.origin) || hasSessionHint(document.cookie);

/** The session that this was the hint of turned out to be gone: later pages needn't ask for it. */
export function forgetSessionHint(hint = sessionHint()): void {
  if (typeof document !== 'undefined' && !hasNewSession(hint))
    document.cookie = `${sessionHintCookie}=; Max-Age=0; Path=/; SameSite=Lax`;
}
