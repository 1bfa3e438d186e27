import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { HttpEnv } from './http-env.js';

/** Node's own stream where there is a socket: half the work of the web's. */
export function bodyOf(c: Context<HttpEnv>): Readable {
  const incoming = c.env?.incoming;
  if (incoming instanceof Readable) return incoming;
  const { body } = c.req.raw;
  return body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([]);
}
