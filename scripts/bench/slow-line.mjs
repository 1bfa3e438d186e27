import { createConnection, createServer } from 'node:net';
import { once } from 'node:events';

/** Lighthouse's slow 4G: half a round trip each way, in ms, and bytes that come in a second. */
const halfTrip = 75;
const bytesPerSecond = 200_000;

/**
 * A server behind a slow line, for every connection to it alike, also those of pages that a browser makes ahead.
 * @param {string} target
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function slowLine(target) {
  const { hostname, port } = new URL(target);
  let free = 0;
  const sockets = new Set();
  const server = createServer((near) => {
    const far = createConnection(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('data', (chunk) => setTimeout(() => far.writable && far.write(chunk), halfTrip));
    far.on('data', (chunk) => {
      free = Math.max(free, performance.now()) + (chunk.byteLength / bytesPerSecond) * 1000;
      setTimeout(() => near.writable && near.write(chunk), free - performance.now() + halfTrip);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('There is no port.');
  return {
    url: `http://localhost:${address.port}`,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
