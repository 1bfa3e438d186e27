import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface InTwoParts extends AsyncDisposable {
  readonly url: string;
  /** What comes of each page after half of its `main`. */
  readonly sendRest: () => void;
}

/** The site on a line on which half a page comes at once, and the rest when a journey sends it. */
export async function siteInTwoParts(site: string): Promise<InTwoParts> {
  let sendRest = () => undefined as void;
  const restIsSent = new Promise<void>((resolve) => (sendRest = resolve));
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(new URL(request.url ?? '', site));
      const body = Buffer.from(await answer.arrayBuffer());
      const start = body.indexOf('<main');
      const half = start < 0 ? body.length : Math.round((start + body.indexOf('</main>')) / 2);
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.write(body.subarray(0, half));
      if (half < body.length) await restIsSent;
      response.end(body.subarray(half));
    };
    // The browser sees a line that breaks.
    pass().catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendRest,
    [Symbol.asyncDispose]: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
