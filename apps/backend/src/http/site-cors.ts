import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { HttpEnv } from './http-env.js';

/** What browsers send along so that a development tunnel in between doesn't answer in our place. */
const tunnelSkipHeader = 'ngrok-skip-browser-warning';

/** CORS for paths that pages of the site call at the backend itself. To be called before those paths are mounted. */
export function allowSiteOrigin(app: Hono<HttpEnv>, paths: readonly string[], siteOrigin: string): void {
  const allow = cors({
    origin: siteOrigin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', tunnelSkipHeader],
    exposeHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 7_200,
  });
  for (const path of paths) app.use(path, allow);
}
