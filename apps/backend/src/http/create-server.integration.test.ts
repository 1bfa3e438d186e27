import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { listen } from '../testing/listening-backend.js';
import { startTestBackend } from '../testing/test-backend.js';

let port: number;
beforeAll(async () => {
  port = Number(new URL(await listen(await startTestBackend())).port);
});

/** Sends as whoever doesn't wait for an answer; gives the status of each, and whether the connection was broken. */
const sent = (...pieces: readonly (string | Buffer)[]) =>
  new Promise<{ readonly statuses: readonly number[]; readonly error: string | undefined }>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answers = '';
    let error: string | undefined;
    socket.setEncoding('latin1').on('data', (piece) => (answers += piece));
    socket.on('error', (broken: NodeJS.ErrnoException) => (error = broken.code));
    socket.on('close', () =>
      resolve({ statuses: [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)), error }),
    );
    for (const piece of pieces) socket.write(piece);
  });

const head = (line: string, ...headers: readonly string[]) => [`${line} HTTP/1.1`, 'host: x', ...headers, '', ''].join('\r\n');
const asJson = 'content-type: application/json';
const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 'a');
const last = head('GET /healthz', 'connection: close');

test.each([
  ['too large', 413, head('POST /contact', asJson, `content-length: ${8 * 1024 * 1024}`), megabytes(8)],
  [
    'too large, of a length that nobody said',
    413,
    head('POST /contact', asJson, 'transfer-encoding: chunked'),
    chunked(megabytes(1)),
  ],
  ['for nothing', 404, head('POST /nothing', asJson, `content-length: ${1024 * 1024}`), megabytes(1)],
  ['of nobody', 401, head('POST /api/account/postFeedback', asJson, 'content-length: 60000'), Buffer.alloc(60_000, 'a')],
  [
    'from elsewhere',
    403,
    head('POST /contact', asJson, 'origin: https://evil.example', 'content-length: 60000'),
    Buffer.alloc(60_000, 'a'),
  ],
  ['of a file by nobody', 401, head('POST /documents/upload', `content-length: ${8 * 1024 * 1024}`), megabytes(8)],
])(
  'a request that is refused before it is all there, %s, is answered, and so is the next behind it',
  async (_what, status, ...request) => {
    await expect(sent(...request, last)).resolves.toEqual({ statuses: [status, 200], error: undefined });
  },
);

test.each([
  ['is no HTTP', 400, '\x16\x03\x01\x02\x00\x01'],
  ['has an address with a space', 400, head('GET /a b')],
  ['has an address too long', 431, head(`GET /${'x'.repeat(20_000)}`)],
  ['has too many headers', 431, head('GET /healthz', ...Array.from({ length: 3_000 }, (_, number) => `x-${number}: 1`))],
  ['has two lengths', 400, head('POST /contact', 'content-length: 5', 'content-length: 6') + 'abcdef'],
  ['has a method that there isn’t', 400, head('FOO /healthz')],
])('what %s is answered before the connection ends', async (_what, status, request) => {
  await expect(sent(request)).resolves.toEqual({ statuses: [status], error: undefined });
});

function chunked(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')]);
}
