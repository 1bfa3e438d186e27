import type { IncomingMessage, Server } from 'node:http';
import { backofficeCalls, type Call } from '@pomp/api-contract';
import { minutes, seconds } from '../clock/clock.js';

/** How long a connection may be silent in the middle of something. */
const idle = minutes(1);
/** How long a request may take to arrive; a file takes as long as it takes. */
const arrival = minutes(5);
const headers = seconds(60);
/** How long a connection is kept for a next request: longer than a proxy before us does, or it sends one just as we close. */
const keptAlive = seconds(75);

const sellerCalls: readonly Call[] = Object.values(backofficeCalls);
const sellerFiles = new Set(sellerCalls.filter(({ sends }) => sends === 'file').map(({ path }) => path));
const bringsFiles = ({ url = '' }: IncomingMessage) => url.startsWith('/documents/') || sellerFiles.has(url.split('?', 1)[0] ?? '');

/**
 * Sets the server's timeouts. Lets an upload take as long as it takes, as long as something comes: Node's own limit on a whole request would cut a slow phone
 * off after five minutes. Every other request keeps that limit.
 */
export function setServerTimeouts(server: Server): void {
  server.requestTimeout = 0;
  server.headersTimeout = headers;
  server.setTimeout(idle);
  server.keepAliveTimeout = keptAlive;
  server.prependListener('request', (request) => {
    if (bringsFiles(request)) return;
    const limit = setTimeout(() => request.destroy(), arrival);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(limit));
  });
}
