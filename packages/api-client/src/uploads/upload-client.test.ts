import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { uploadCalls } from '@pomp/api-contract';
import { maxSingleRequestSize } from '@pomp/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUploadClient } from './index.js';
import { frozenAfter } from './watch-line.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const stored = uploadCalls.uploadFiles.example.response[0];
const json =
  (status: number, body: unknown): Answer =>
  (request, response) =>
    void request
      .resume()
      .on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
const lost: Answer = (request) => void request.socket.destroy();
const success = json(200, [stored]);

/** What the server does with the next requests; `success` after those. */
let answers: Answer[] = [];
const tokens: (string | undefined)[] = [];
const methods: (string | undefined)[] = [];
let url: string;
let close: () => void;

beforeAll(async () => {
  const server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
    methods.push(request.method);
    (answers.shift() ?? success)(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
beforeEach(() => {
  answers = [];
  tokens.length = 0;
  methods.length = 0;
});
afterAll(() => close());

let asked = 0;
const client = () => createUploadClient({ backendUrl: url, askToken: async () => `token-${++asked}`, delays: [1, 1, 1, 1, 1, 1] });
const photo = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

describe('a small file', () => {
  test('is sent in one request, and again when the line was lost or the server was busy', async () => {
    answers = [lost, json(503, { message: 'Even niet.', code: 'unavailable' })];
    await expect(client().upload(photo('ketel.jpg'))).resolves.toEqual(stored);
    expect(tokens).toHaveLength(3);
  });

  test('is sent with a new token when the old one was over', async () => {
    answers = [json(401, { message: 'Voorbij.', code: 'uploadTokenExpired' })];
    await expect(client().upload(photo('ketel.jpg'))).resolves.toEqual(stored);
    expect(new Set(tokens).size).toBe(2);
  });

  const refused = json(409, { message: 'Je kan geen bestanden met dezelfde naam uploaden.', code: 'sameName' });
  const listing = (...files: object[]) => json(200, { question: { houseId: 'a', section: 'b', field: 'c' }, files });

  test('that is refused isn’t sent again', async () => {
    answers = [refused, listing({ ...stored, fileName: 'ketel.jpg', size: 9 })];
    await expect(client().upload(photo('ketel.jpg'))).rejects.toMatchObject({
      status: 409,
      message: 'Je kan geen bestanden met dezelfde naam uploaden.',
    });
    expect(methods).toEqual(['POST', 'GET']);
  });

  test('that turns out to be stored, as its answer was lost, is there and isn’t sent again', async () => {
    answers = [lost, refused, listing({ ...stored, fileName: 'ketel.jpg', size: 10 })];
    await expect(client().upload(photo('ketel.jpg'))).resolves.toMatchObject({ id: stored?.id, fileName: 'ketel.jpg' });
    expect(methods).toEqual(['POST', 'POST', 'GET']);
  });
});

test('a file goes in one request up to the size that is named for it, and not above that', async () => {
  await expect(client().upload(photo('ketel.jpg', maxSingleRequestSize))).resolves.toEqual(stored);
  expect(methods).toEqual(['POST']);
  // Here nothing can send parts of it.
  await expect(client().upload(photo('ketel.jpg', maxSingleRequestSize + 1))).rejects.toThrow();
});

describe('a stored file', () => {
  test('is deleted, and a refusal of that says why', async () => {
    answers = [json(500, { message: 'Er ging iets mis.', code: 'serverError' }), json(200, {})];
    await expect(client().remove('oud')).rejects.toMatchObject({ message: 'Er ging iets mis.' });
    await expect(client().remove('oud')).resolves.toBeUndefined();
  });
});

test('a file whose sending was called off is not sent again', async () => {
  const abort = new AbortController();
  answers = [() => abort.abort()];
  await expect(client().upload(photo('ketel.jpg'), { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(tokens).toHaveLength(1);
});

describe('over a line that froze, which neither moves nor breaks', () => {
  /** Its time passes once the server has the request, so that however slow a machine is, the next one has all of its own. */
  const frozen: Answer = (request) => void request.resume().on('end', () => vi.advanceTimersByTime(frozenAfter));

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  test('a small file is sent again', async () => {
    answers = [frozen];
    await expect(client().upload(photo('ketel.jpg'))).resolves.toEqual(stored);
    expect(methods).toEqual(['POST', 'POST']);
  });

  test('what is called off meanwhile is not sent again', async () => {
    const abort = new AbortController();
    answers = [() => abort.abort()];
    const sending = client().upload(photo('ketel.jpg'), { signal: abort.signal });
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(methods).toEqual(['POST']);
  });
});
