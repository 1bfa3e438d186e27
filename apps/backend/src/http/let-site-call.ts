import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { HttpEnv } from './http-env.js';

/** What browsers send along so that a development tunnel in between doesn't answer in our place. */
const tunnelSkipHeader = 'ngrok-skip-browser-warning';

/** Lets pages of the site call these paths of the backend itself. Before they are mounted. */
export function letSiteCall(app: Hono<HttpEnv>, paths: readonly string[], siteOrigin: string): void {
  const allow = cors({
    origin: siteOrigin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', tunnelSkipHeader],
    exposeHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 7_200,
  });
  for (const path of paths) app.use(path, allow);
}
