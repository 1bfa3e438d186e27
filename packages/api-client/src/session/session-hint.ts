/** The readable cookie beside the session's own: without it nobody is logged in, and no call is needed to know that. */
export const sessionHintCookie = 'pomp_signed_in';

/**
 * Whether someone may be logged in.
 * @param cookies as in `document.cookie` or a Cookie header.
 */
export const hasSessionHint = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim().startsWith(`${sessionHintCookie}=`));

/** The session turned out to be gone: later pages needn't ask for it. */
export function forgetSessionHint(): void {
  if (typeof document !== 'undefined') document.cookie = `${sessionHintCookie}=; Max-Age=0; Path=/; SameSite=Lax`;
}
