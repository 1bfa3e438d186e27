import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The system makes connections before we accept them, one per turn of the event loop: closing while some wait would reset those. */
const acceptTurns = 200;
/** How long a kept connection may still bring a request that was sent before its client could know better. */
const lastRequestsMillis = 2_000;

/**
 * Takes no new connections, answers what is under way, and closes. A kept connection is told to go with its next answer: closing it at once,
 * as `http.Server.close` does, would reset the request that is on its way over it. What still runs after `timeout` milliseconds is cut.
 */
export async function gracefulStop(server: Server, timeout: number): Promise<void> {
  for (let turn = 0; turn < acceptTurns; turn++) await nextTurn();
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  await new Promise<void>((resolve) => {
    let idle: NodeJS.Timeout | undefined;
    // After what has arrived is read: until then a connection with a request on it counts as idle.
    const closeIdle = () => setImmediate(() => server.closeIdleConnections());
    const closing = setTimeout(() => {
      closeIdle();
      idle = setInterval(closeIdle, 100);
    }, lastRequestsMillis);
    const cut = setTimeout(() => server.closeAllConnections(), timeout);

    SocketServer.prototype.close.call(server, () => {
      for (const timer of [closing, cut, idle]) clearTimeout(timer);
      resolve();
    });
  });
}
