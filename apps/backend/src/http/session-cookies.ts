import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { NewSession } from '../sessions/session.js';
import { isSecretToken } from '../sessions/secret-token.js';

/** Tells the page's scripts that asking for the session makes sense; holds nothing else. */
const hintCookie = 'pomp_signed_in';

export interface SessionCookies {
  read(c: Context): string | undefined;
  keep(c: Context, session: NewSession): void;
  drop(c: Context): void;
}

export function sessionCookies({ https }: { readonly https: boolean }): SessionCookies {
  const name = https ? '__Host-pomp_session' : 'pomp_session';
  const options = { path: '/', secure: https, sameSite: 'Lax' } as const;
  const set = (c: Context, value: { readonly token: string; readonly hint: string }, expiry: { readonly expires: Date } | { readonly maxAge: 0 }) => {
    setCookie(c, name, value.token, { ...options, ...expiry, httpOnly: true });
    setCookie(c, hintCookie, value.hint, { ...options, ...expiry });
  };
  return {
    read: (c) => {
      const token = getCookie(c, name);
      return token !== undefined && isSecretToken(token) ? token : undefined;
    },
    keep: (c, { token, expiresAt }) => set(c, { token, hint: '1' }, { expires: expiresAt }),
    drop: (c) => set(c, { token: '', hint: '' }, { maxAge: 0 }),
  };
}
