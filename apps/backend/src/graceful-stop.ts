import { setTimeout as pause } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';

/** Long enough for every busy client to hear, with its next answer, that it should close its connection. */
const noticeMillis = 300;
/** What isn't answered by then is cut off. */
const drainMillis = 8_000;

/**
 * Answers what is under way and then closes. Closing at once would reset a connection on which a request is just arriving; so first every
 * answer says that it is the connection's last.
 */
export async function gracefulStop(server: ServerType, { onDrain }: { readonly onDrain: () => void }): Promise<void> {
  onDrain();
  await pause(noticeMillis);
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  const deadline = new AbortController();
  const cut = pause(drainMillis, undefined, { signal: deadline.signal }).then(
    () => 'closeAllConnections' in server && server.closeAllConnections(),
    () => undefined, // everything was answered in time
  );
  await closed;
  deadline.abort();
  await cut;
}
