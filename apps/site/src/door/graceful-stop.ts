import { type Server } from 'node:http';

/**
 * Stops taking requests, finishes the ones under way and then closes. What still runs after `patience` milliseconds is cut.
 */
export function gracefulStop(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    // A connection that was busy at the moment of closing would stay open for the next request.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    server.once('close', () => clearInterval(idle));
  });
}
