import { routes } from '@pomp/api-contract/routes';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { setEarly } from './early-headers.js';
import type { HttpEnv } from './http-env.js';

interface Allowed {
  readonly methods: string[];
  /** What may be sent, and what the page may read of an answer. */
  readonly sent: string[];
  readonly read: readonly string[];
  /** Whether the session's cookie may go along. */
  readonly credentials?: boolean;
}

/**
 * CORS for what pages of the site, and of portals elsewhere, ask of the backend itself. To be used before what it is for is mounted.
 *
 * @param origins the site's own first; whoever comes from nowhere among them hears that one's name.
 */
export function siteCors(
  origins: readonly string[],
  { methods, sent, read, credentials = false }: Allowed,
): MiddlewareHandler<HttpEnv> {
  const allowed = (origin = '') => (origins.includes(origin) ? origin : (origins[0] ?? ''));
  const preflight = cors({ origin: [...origins], allowMethods: methods, allowHeaders: sent, maxAge: 7_200, credentials });
  const exposed = read.join();
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    // Early, as what the library adds it adds to a finished answer: that copies it whole, and headers of every answer go before the answer's own.
    setEarly(c, 'access-control-allow-origin', allowed(c.req.header('origin')));
    if (credentials) setEarly(c, 'access-control-allow-credentials', 'true');
    setEarly(c, 'access-control-expose-headers', exposed);
    setEarly(c, 'vary', 'Origin');
    return next();
  };
}

/** What browsers send along so that a development tunnel in between doesn't answer in our place. */
const tunnelSkipHeader = 'ngrok-skip-browser-warning';

/** By which a call belongs to a trace that began in the browser (W3C's trace context). */
const traceHeader = 'Traceparent';

/** For calls that pages make without the site in between. */
export const callsOfPages: Allowed = {
  methods: ['GET', 'POST'],
  sent: ['Content-Type', 'Idempotency-Key', tunnelSkipHeader, traceHeader],
  read: ['X-Request-Id', 'Retry-After'],
};

/** For calls of a portal that has another origin than its API. */
export const callsOfPortals: Allowed = {
  methods: [...new Set(Object.values(routes).flatMap(({ method, path }) => (path.startsWith('/api/') ? [method] : [])))],
  sent: ['Content-Type', 'Idempotency-Key', 'If-Match', 'Session-Customer', 'Session-Unattended', tunnelSkipHeader, traceHeader],
  read: ['ETag', 'X-Request-Id', 'Retry-After', 'Content-Disposition'],
  credentials: true,
};
