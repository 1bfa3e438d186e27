import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import { createProxyServer } from 'httpxy';

/**
 * A reverse proxy on a server's own port, which lets requests wait while that server is started again.
 * @param {{ port: number, target: string, name: string }} options
 */
export async function holdingProxy({ port, target, name }) {
  // A connection per request: one that is kept could be closed by a server that stops, just as it is used again.
  const proxy = createProxyServer({ target, agent: new Agent({ keepAlive: false }), xfwd: false });
  /** @type {Promise<boolean>} whether the server answers, or won't until the next save */
  let up = Promise.resolve(false);
  const server = createServer(async (request, response) => {
    if (!(await up))
      return response.writeHead(503, { 'content-type': 'text/plain' }).end(`The ${name} isn't running: see the terminal.\n`);
    const ask = () => proxy.web(request, response);
    // What only reads and was cut off by a stop is asked again of the server that then starts.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    await ask()
      .catch(async (error) => {
        if (!isRead || response.headersSent || !(await up)) throw error;
        await ask();
      })
      .catch(() => {
        if (response.headersSent) response.destroy();
        else response.writeHead(502).end();
      });
  });
  // Longer than the site keeps a connection to it that is idle, as the backend's own: one that closes just as it is used again is a 503.
  server.keepAliveTimeout = 60_000;
  server.listen(port);
  await once(server, 'listening');
  return {
    /** @param {Promise<boolean>} answering */
    hold: (answering) => void (up = answering),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
