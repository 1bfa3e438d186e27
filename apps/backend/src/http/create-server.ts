import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { minutes } from '../clock/clock.js';
import type { HttpEnv } from './http-env.js';
import { setServerTimeouts } from './server-timeouts.js';

/** How long the rest of a request may come in that was answered before it was all there. */
const restOfRequest = minutes(5);

/** The app behind a socket: for the server, and for tests of what only shows there. */
export function createHttpServer({ fetch }: Pick<Hono<HttpEnv>, 'fetch'>): Server {
  // Hono's own way closes the connection half a second after such an answer, which had said that it stays.
  const server = createServer(getRequestListener(fetch, { autoCleanupIncoming: false }));
  setServerTimeouts(server);
  server.prependListener('request', takeInTheRest);
  return server;
}

/**
 * A refusal often comes before the body. Whoever is still sending then reads the answer after the last byte, or sends the next request behind it: closing the connection would reset both. So what comes is taken in, and thrown away.
 */
function takeInTheRest(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  // Nothing comes behind the headers of most requests.
  if (length === undefined && encoding === undefined) return;
  response.once('finish', () => {
    if (request.complete) return;
    const limit = setTimeout(() => request.destroy(), restOfRequest);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(limit));
    // Whoever began to read it is done with it, and would hold it back.
    request.removeAllListeners('data').removeAllListeners('readable').resume();
  });
}
