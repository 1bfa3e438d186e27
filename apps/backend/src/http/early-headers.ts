import type { Context } from 'hono';
import type { HttpEnv } from './http-env.js';

/**
 * Sets a header before the answer is made; the answer's own go before it. With a socket it is Node's own response that keeps it, also for answers that don't come by Hono's context: the platform's `Headers` check, sort
 * and copy each name for each answer, which for a small one took as long as reading its request.
 */
export function setEarly(c: Context<HttpEnv>, name: string, value: string): void {
  const outgoing = c.env?.outgoing;
  if (outgoing) outgoing.setHeader(name, value);
  else c.header(name, value);
}
