import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { uploadCalls } from '@pomp/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUploadClient, createUploadList, type UploadList } from './index.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const stored = uploadCalls.uploadFiles.example.response[0];
const json =
  (status: number, body: unknown): Answer =>
  (request, response) =>
    void request.resume().on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
const lost: Answer = (request) => void request.socket.destroy();
const success = json(200, [stored]);

/** What the server does with the next requests; `success` after those. */
let answers: Answer[] = [];
const tokens: (string | undefined)[] = [];
let url: string;
let close: () => void;

beforeAll(async () => {
  const server = createServer((request, response) => {
    tokens.push(request.headers.authorization);
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

  test('that is refused isn’t sent again', async () => {
    answers = [json(409, { message: 'Je kan geen bestanden met dezelfde naam uploaden.', code: 'sameName' })];
    await expect(client().upload(photo('ketel.jpg'))).rejects.toMatchObject({ status: 409, message: 'Je kan geen bestanden met dezelfde naam uploaden.' });
    expect(tokens).toHaveLength(1);
  });
});

describe('the files of a question', () => {
  const settled = (list: UploadList) => vi.waitFor(() => expect(list.state().files.every(({ status }) => status.state === 'failed')).toBe(true));

  test('are uploaded without duplicates, and go from the list to the answer', async () => {
    const answer: string[] = [];
    const list = createUploadList({ client: client(), onStored: (_stored, file) => answer.push(file.name), onDeleted: () => {} });
    const states = new Set<string>();
    list.subscribe(() => list.state().files.forEach(({ status }) => states.add(status.state)));
    list.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg'), photo('al.jpg')], ['al.jpg']);
    await vi.waitFor(() => expect(answer.sort()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']));
    expect(list.state()).toEqual({ files: [], deleting: {}, refusal: undefined });
    expect(states).toEqual(new Set(['waiting', 'uploading']));
    list.add([photo('al.jpg')], ['al.jpg']);
    expect(list.state().refusal).toBe('Je kan geen bestanden met dezelfde naam uploaden.');
  });

  test('say what went wrong, and are tried again when there is a connection', async () => {
    const answer: string[] = [];
    answers = Array<Answer>(7).fill(lost);
    const list = createUploadList({ client: client(), onStored: (_stored, file) => answer.push(file.name), onDeleted: () => {} });
    list.add([photo('ketel.jpg')], []);
    await settled(list);
    expect(list.state().files).toMatchObject([{ status: { message: 'Uploaden mislukt. Probeer het opnieuw.', retry: true } }]);
    list.retryLost();
    await vi.waitFor(() => expect(answer).toEqual(['ketel.jpg']));
  });

  test('that never can be taken aren’t offered again', async () => {
    answers = [json(422, { message: 'Je kan alleen foto’s en video’s uploaden.', code: 'notAPicture' })];
    const list = createUploadList({ client: client(), onStored: () => {}, onDeleted: () => {} });
    list.add([photo('pagina.jpg')], []);
    await settled(list);
    expect(list.state().files).toMatchObject([{ status: { message: 'Je kan alleen foto’s en video’s uploaden.', retry: false } }]);
  });

  test('can be called off, and deleted', async () => {
    const gone: string[] = [];
    answers = [() => {}, json(500, { message: 'Er ging iets mis.', code: 'serverError' }), json(200, {})];
    const list = createUploadList({ client: client(), onStored: () => {}, onDeleted: (id) => gone.push(id) });
    list.add([photo('ketel.jpg')], []);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    list.cancel(list.state().files[0]?.id ?? '');
    expect(list.state().files).toEqual([]);

    await list.remove('oud');
    expect(list.state().deleting).toEqual({ oud: { state: 'failed', message: 'Er ging iets mis.', retry: true } });
    await list.remove('oud');
    expect(list.state().deleting).toEqual({});
    expect(gone).toEqual(['oud']);
  });
});
