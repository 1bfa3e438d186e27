import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from './after-file.js';

/** A server of our own that answers as an outside service would, for one test file. Gives its origin. */
export async function answeringServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterFile(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Ways in which an outside service can fail. */
export const faults: readonly (readonly [what: string, answer: RequestListener | 'away'])[] = [
  ['that is away', 'away'],
  ['with an error', json({ title: 'Internal Server Error' }, 500)],
  ['with too many requests', json({ title: 'Too Many Requests' }, 429)],
  ['of another shape', json({ response: { documents: [] } })],
  ['that is no JSON', (_request, response) => response.end('<html>Onderhoud</html>')],
  ['that leads elsewhere', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['that never ends', () => undefined],
  [
    'that goes on and on',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const line = ' '.repeat(64 * 1024);
      const more = () => {
        while (!response.destroyed && response.write(line));
      };
      response.on('drain', more);
      more();
    },
  ],
];

/** Where a fault is to be met. */
export const originOf = async (answer: RequestListener | 'away'): Promise<string> =>
  answer === 'away' ? 'http://127.0.0.1:9' : answeringServer(answer);
