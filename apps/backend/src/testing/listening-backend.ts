import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '../http/create-server.js';
import { afterFile } from './after-file.js';
import type { TestBackend } from './test-backend.js';

/** The backend behind a real socket, for what only shows there: streams, and lines that are cut. Gives its address. */
export async function listen({ app }: Pick<TestBackend, 'app'>): Promise<string> {
  const server = createHttpServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
