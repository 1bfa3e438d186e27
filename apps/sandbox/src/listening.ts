import type { ServerType } from '@hono/node-server';
import { once } from 'node:events';
import type { Server } from 'node:net';

/** Resolves once the server takes connections; rejects when it can't (a port in use). */
export async function listen(
  server: Pick<Server, 'listen' | 'once' | 'on' | 'emit'> & NodeJS.EventEmitter,
  port: number,
  host?: string,
): Promise<void> {
  const listening = once(server, 'listening');
  server.listen({ port, host });
  await listening;
}

export function addressOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port');
  return address.port;
}

/** Finishes what is being answered; idle connections don't hold it up. */
export async function closeHttp(server: ServerType): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  await closed;
}
