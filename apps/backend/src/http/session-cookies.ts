import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Clock } from '../clock/clock.js';
import type { NewSession } from '../context/session.js';
import { secretToken } from '../secrets/secret-token.js';

/** Tells the page's scripts that asking for the session makes sense, and one session from the next, by when it ends at the latest; holds nothing else. */
const hintCookie = 'pomp_signed_in';

/** 400 days: browsers keep no cookie longer. */
const keptSeconds = 400 * 24 * 60 * 60;

export interface SessionCookies {
  /** What the session's own is called. */
  readonly name: string;
  read(c: Context): string | undefined;
  /** For as long as the session can last at most: whether it was used often enough is the server's to say. */
  keep(c: Context, session: NewSession): void;
  drop(c: Context): void;
  readDevice(c: Context): string | undefined;
  /** As long as browsers allow, also after logging out. */
  keepDevice(c: Context, token: string): void;
}

/** A token needs no decoding: to look for one in the header takes far less than Hono’s reading of a cookie, and each call of a customer does it. */
function tokenReader(cookie: string): (c: Context) => string | undefined {
  const pattern = new RegExp(`(?:^|;)\\s*${cookie}=(${secretToken})\\s*(?:;|$)`);
  return (c) => pattern.exec(c.req.header('cookie') ?? '')?.[1];
}

export function sessionCookies({ https, clock }: { readonly https: boolean; readonly clock: Clock }): SessionCookies {
  const name = https ? '__Host-pomp_session' : 'pomp_session';
  const options = { path: '/', secure: https, sameSite: 'Lax' } as const;
  // A number of seconds and not a date: the visitor's clock may be wrong.
  const set = (c: Context, value: { readonly token: string; readonly hint: string }, maxAge: number) => {
    setCookie(c, name, value.token, { ...options, maxAge, httpOnly: true });
    setCookie(c, hintCookie, value.hint, { ...options, maxAge });
  };
  const deviceName = https ? '__Host-pomp_device' : 'pomp_device';
  return {
    name,
    read: tokenReader(name),
    readDevice: tokenReader(deviceName),
    keepDevice: (c, token) => setCookie(c, deviceName, token, { ...options, maxAge: keptSeconds, httpOnly: true }),
    keep: (c, { token, endsAt }) =>
      set(c, { token, hint: endsAt.getTime().toString(36) }, Math.floor((endsAt.getTime() - clock().getTime()) / 1_000)),
    drop: (c) => set(c, { token: '', hint: '' }, 0),
  };
}
