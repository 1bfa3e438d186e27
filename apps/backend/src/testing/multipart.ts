import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

interface Part {
  readonly name: string;
  readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  readonly field?: string;
}

const boundary = '----pomp';

/** A multipart body that is made while it is read: as large as a test wants without being anywhere. */
export async function* multipart(parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  for (const { name, content, field = 'files' } of parts) {
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`,
    );
    yield* content;
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(`--${boundary}--\r\n`);
}

export interface SentAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a body as it comes. */
export async function send(
  url: string,
  body: AsyncIterable<Uint8Array>,
  headers: Record<string, string> = {},
): Promise<SentAnswer> {
  const outgoing = open(url, headers);
  const answered = answerOf(outgoing);
  Readable.from(body)
    .on('error', (error) => outgoing.destroy(error))
    .pipe(outgoing);
  return answered;
}

export const open = (url: string, headers: Record<string, string> = {}): ClientRequest =>
  request(url, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    agent: false,
  });

export function answerOf(outgoing: ClientRequest): Promise<SentAnswer> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', (response: IncomingMessage) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body: JSON.parse(body) as unknown }), reject);
    });
    outgoing.once('error', reject);
  });
}

/** Bytes of a photo at their head, and nothing after that, in pieces. */
export function* film(size: number, head: Uint8Array): Generator<Uint8Array> {
  yield head.subarray(0, size);
  const piece = Buffer.alloc(64 * 1024);
  for (let left = size - head.length; left > 0; left -= piece.length) yield left < piece.length ? piece.subarray(0, left) : piece;
}

/** The start of an MP4, by which it is known. */
export const mp4Head = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.from([0, 0, 2, 0]),
  Buffer.from('isomiso2'),
]);
