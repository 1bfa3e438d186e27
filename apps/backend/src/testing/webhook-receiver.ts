import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly deliveries: Delivery[];
  /** How it answers from now on; `silence` is not at all. */
  answerWith(answer: { readonly status: number; readonly location?: string } | 'silence'): void;
  close(): Promise<void>;
}

/** A system of the seller's that is told what changes, over real HTTP. */
export async function openReceiver(): Promise<WebhookReceiver> {
  const deliveries: Delivery[] = [];
  let answer: Parameters<WebhookReceiver['answerWith']>[0] = { status: 200 };
  const server = createServer((request, response) => {
    void text(request).then(
      (body) => {
        deliveries.push({ path: request.url ?? '', headers: request.headers, body });
        if (answer === 'silence') return;
        response.writeHead(answer.status, answer.location === undefined ? {} : { location: answer.location }).end();
      },
      // Whoever sends can end in the middle, and so can we.
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/pomp`,
    deliveries,
    answerWith: (value) => void (answer = value),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
