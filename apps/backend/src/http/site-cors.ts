import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { HttpEnv } from './http-env.js';

/** What browsers send along so that a development tunnel in between doesn't answer in our place. */
const tunnelSkipHeader = 'ngrok-skip-browser-warning';

/** CORS for paths that pages of the site call at the backend itself. To be called before those paths are mounted. */
export function allowSiteOrigin(app: Hono<HttpEnv>, paths: readonly string[], siteOrigin: string): void {
  const preflight = cors({
    origin: siteOrigin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', tunnelSkipHeader],
    maxAge: 7_200,
  });
  const exposed = ['X-Request-Id', 'Retry-After'].join();
  for (const path of paths)
    app.use(path, async (c, next) => {
      if (c.req.method === 'OPTIONS') return preflight(c, next);
      // Before the answer is made, as what the library adds it adds to a finished one, which copies it whole.
      c.header('access-control-allow-origin', siteOrigin);
      c.header('access-control-expose-headers', exposed);
      c.header('vary', 'Origin');
      return next();
    });
}
