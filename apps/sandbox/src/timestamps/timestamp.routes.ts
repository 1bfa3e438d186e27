import { Hono } from 'hono';
import { createAuthority, type Authority } from './authority.js';

const [query, reply] = ['application/timestamp-query', 'application/timestamp-reply'];

/** A timestamp service as RFC 3161 has it over HTTP: a request is posted, and answered. Its key is made when it is first asked. */
export function timestampRoutes(clock: () => Date): Hono {
  const app = new Hono();
  let authority: Promise<Authority> | undefined;
  app.post('/', async (c) => {
    if (c.req.header('content-type') !== query) return c.text('Unsupported Media Type', 415);
    authority ??= createAuthority(clock);
    const stamp = await authority;
    try {
      return c.body(await stamp(await c.req.arrayBuffer()), 200, { 'content-type': reply });
    } catch {
      return c.text('Bad Request', 400);
    }
  });
  return app;
}
