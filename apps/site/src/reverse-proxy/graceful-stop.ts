import { type Server } from 'node:http';
import { Server as SocketServer } from 'node:net';

/** How long an idle connection may still bring a request that was sent before its client could know better. */
const lastRequests = 1_000;

/**
 * Takes no new connections, finishes what is under way, and closes. A kept connection is told to go with its next answer: closing it
 * at once, as `http.Server.close` does, would reset the request that is on its way over it. What still runs after `timeout`
 * milliseconds is cut.
 */
export function gracefulStop(server: Server, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener('request', (request, response) => {
      request.headers.connection = 'close';
      response.setHeader('connection', 'close');
    });
    let idle: NodeJS.Timeout | undefined;
    const closing = setTimeout(
      () => {
        server.closeIdleConnections();
        idle = setInterval(() => server.closeIdleConnections(), 100);
      },
      Math.min(lastRequests, timeout),
    );
    const cut = setTimeout(() => server.closeAllConnections(), timeout);

    SocketServer.prototype.close.call(server, () => {
      for (const timer of [closing, cut, idle]) clearTimeout(timer);
      resolve();
    });
  });
}
