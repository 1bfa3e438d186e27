import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { upload } from '../adapters/database/schema/index.js';
import { enqueue } from '../jobs/job.repository.js';
import { days } from '../clock/clock.js';
import { listen } from '../testing/listening-backend.js';
import { mp4Head } from '../testing/multipart.js';
import { password, startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';
import { bearerOf, tus, tusSender, type TusSender } from '../testing/tus-sender.js';
import { uploadPhoto } from '../testing/upload-photo.js';

let backend: TestBackend;
let url: string;
let sender: TusSender;
beforeAll(async () => {
  backend = await startTestBackend();
  url = await listen(backend);
  sender = tusSender(url);
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const film = (size: number) => Buffer.concat([mp4Head, randomBytes(size - mp4Head.length)]);

/** Sends so many bytes of what it announces, and cuts the line. */
async function appendAndCut(own: TestCustomer, address: string, offset: number, bytes: Uint8Array, sent: number) {
  const headers = {
    ...tus,
    ...(await bearerOf(own)),
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    'content-length': bytes.length,
  };
  const outgoing = request(address, { method: 'PATCH', headers, agent: false }).on('error', () => {});
  await new Promise<void>((resolve) => outgoing.write(bytes.subarray(0, sent), () => resolve()));
  outgoing.destroy();
}

/**
 * Sends what isn't there yet. Bytes of a line that was cut may be read only after the question how far they came; then it is asked again, as a client does.
 * @returns the status of the part that was taken, or refused for another reason
 */
async function appendRest(own: TestCustomer, address: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const offset = await sender.offsetOf(own, address);
  expect(offset).toBeGreaterThan(0);
  const { status } = await sender.append(own, address, offset, bytes.subarray(offset));
  return status === 409 ? appendRest(own, address, bytes) : status;
}

const idOf = (address: string) => address.split('/').at(-1) ?? '';
const finished = async (own: TestCustomer, address: string) => {
  const response = await fetch(address, { headers: await bearerOf(own) });
  return { status: response.status, body: (await response.json()) as { id?: string; code?: string } };
};
const listed = async ({ browser, houseId }: TestCustomer) => {
  const { status, body } = await browser.call('getUploads', { query: { houseId } });
  return status === 200 ? body : [];
};
const download = async ({ browser }: TestCustomer, address: string) =>
  new Uint8Array(await (await browser.request(`/api/account/getUpload?id=${idOf(address)}`)).arrayBuffer());

test('a video in parts becomes the customer’s with its last byte', async () => {
  const own = await backend.customer();
  const bytes = film(3_000_000);
  const { response, address } = await sender.begin(own, { size: bytes.length });
  expect(response.status).toBe(201);
  expect((await sender.append(own, address, 0, bytes.subarray(0, 1_000_000))).status).toBe(204);
  expect(await finished(own, address)).toMatchObject({ status: 404 });
  expect(await listed(own)).toEqual([]);
  expect((await sender.append(own, address, 1_000_000, bytes.subarray(1_000_000))).status).toBe(204);
  const file = {
    id: idOf(address),
    fileName: 'leidingen.mp4',
    type: 'VID',
    extension: 'mp4',
    url: `/api/account/getUpload?id=${idOf(address)}`,
  };
  expect(await finished(own, address)).toEqual({ status: 200, body: file });
  expect(await finished(own, address)).toEqual({ status: 200, body: file });
  expect(await listed(own)).toMatchObject([{ ...file, size: bytes.length, field: 'photoCurrentGasBoilerAndPipes' }]);
  expect(hashOf(await download(own, address))).toBe(hashOf(bytes));
});

test('a line that is cut at any byte, twenty times, changes nothing of the file', async () => {
  const own = await backend.customer();
  const bytes = film(4_000_000);
  const { address } = await sender.begin(own, { size: bytes.length });
  for (let cut = 1; cut <= 20; cut++) {
    const offset = await sender.offsetOf(own, address);
    const left = bytes.subarray(offset);
    await appendAndCut(own, address, offset, left, Math.min(left.length - 1, Math.ceil(Math.random() * 200_000)));
    expect(await listed(own)).toEqual([]);
  }
  expect(await appendRest(own, address, bytes)).toBe(204);
  expect(hashOf(await download(own, address))).toBe(hashOf(bytes));
  await backend.runDueJobs();
  const [row] = await backend.context.database
    .select()
    .from(upload)
    .where(eq(upload.id, idOf(address)));
  expect(row?.sha256).toBe(hashOf(bytes));
});

test('a part that doesn’t follow on what is there is refused', async () => {
  const own = await backend.customer();
  const { address } = await sender.begin(own, { size: 100 });
  const refused = await sender.append(own, address, 10, film(50));
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('intussen veranderd') as string,
  });
  expect(await sender.offsetOf(own, address)).toBe(0);
});

test.each([
  ['in no version of the protocol', { 'tus-resumable': '' }, 412],
  ['in a version that isn’t there', { 'tus-resumable': '9.9.9' }, 400],
  ['with an offset that is no number', { 'upload-offset': 'x' }, 400],
  ['of another type', { 'content-type': 'text/plain' }, 400],
])('a part that is sent %s is refused as every other request is', async (_how, wrong, status) => {
  const own = await backend.customer();
  const { address } = await sender.begin(own, { size: 100 });
  const headers = {
    ...tus,
    ...(await bearerOf(own)),
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    ...wrong,
  };
  const refused = await fetch(address, { method: 'PATCH', headers, body: 'x' });
  expect(refused.headers.get('content-type')).toBe('application/json');
  expect({ status: refused.status, body: await refused.json() }).toMatchObject({
    status,
    body: { code: 'malformedRequest', message: expect.stringContaining('klopt niet') as string },
  });
});

describe('an upload in parts', () => {
  test('of a page that is called a video is refused at its end, and gone', async () => {
    const own = await backend.customer();
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const { address } = await sender.begin(own, { size: page.length });
    const response = await sender.append(own, address, 0, page);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'notAPicture' });
    expect(await finished(own, address)).toMatchObject({ status: 404 });
    expect(await backend.storage.size(idOf(address))).toBeUndefined();
  });

  test('of one byte over 500 MB is refused before its first byte', async () => {
    const own = await backend.customer();
    const { response } = await sender.begin(own, { size: 524_288_001 });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'tooLarge', message: 'Je kan geen bestanden groter dan 500 MB uploaden.' });
    expect((await sender.begin(own, { size: 524_288_000 })).response.status).toBe(201);
  });

  test('with a name that the question has is refused before its first byte', async () => {
    const own = await backend.customer();
    await uploadPhoto(own, { houseId: own.houseId, name: 'ketel.jpg' });
    const { response } = await sender.begin(own, { size: 100, name: 'ketel.jpg' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: 'Je kan geen bestanden met dezelfde naam uploaden.' });
  });

  test('on a full disk is refused clearly', async () => {
    const own = await backend.customer();
    const bearer = await bearerOf(own);
    backend.fillDisk(true);
    const { response } = await sender.begin(own, { size: 100, bearer });
    expect(response.status).toBe(507);
    expect(await response.json()).toMatchObject({ code: 'storageFull' });
    backend.fillDisk(false);
  });

  test('that the disk has no room for in the middle goes on when it has', async () => {
    const own = await backend.customer();
    const bytes = film(1_000);
    const { address } = await sender.begin(own, { size: bytes.length });
    const headers = { ...tus, ...(await bearerOf(own)), 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    backend.fillDisk(true);
    const refused = await fetch(address, { method: 'PATCH', headers, body: bytes });
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({ code: 'storageFull' });
    backend.fillDisk(false);
    expect(await sender.offsetOf(own, address)).toBe(0);
    expect((await sender.append(own, address, 0, bytes)).status).toBe(204);
  });

  test('is only its customer’s, with the same answer as for what isn’t there', async () => {
    const [own, other] = [await backend.customer(), await backend.customer()];
    const { address } = await sender.begin(other, { size: 100 });
    const missing = address.replace(idOf(address), crypto.randomUUID());
    for (const method of ['HEAD', 'PATCH', 'DELETE', 'GET']) {
      const answers = [];
      for (const asked of [address, missing]) {
        const headers = {
          ...tus,
          ...(await bearerOf(own)),
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        };
        const response = await fetch(asked, { method, headers, ...(method === 'PATCH' && { body: 'x' }) });
        answers.push({ status: response.status, body: await response.text() });
      }
      expect(answers[0], method).toEqual(answers[1]);
      expect(answers[0]?.status, method).toBe(404);
    }
    expect(await sender.offsetOf(other, address)).toBe(0);
  });

  test('needs a token that still counts', async () => {
    const own = await backend.customer();
    const { address } = await sender.begin(own, { size: 100 });
    for (const authorization of ['', 'Bearer x']) {
      const response = await fetch(address, { method: 'HEAD', headers: { ...tus, authorization } });
      expect(response.status).toBe(401);
    }
    const begun = await fetch(`${url}/documents/tus`, { method: 'POST', headers: { ...tus, 'upload-length': '1' } });
    expect(await begun.json()).toMatchObject({ code: 'uploadTokenExpired' });
  });

  test('can be called off', async () => {
    const own = await backend.customer();
    const { address } = await sender.begin(own, { size: 100 });
    const response = await fetch(address, { method: 'DELETE', headers: { ...tus, ...(await bearerOf(own)) } });
    expect(response.status).toBe(204);
    expect((await fetch(address, { method: 'HEAD', headers: { ...tus, ...(await bearerOf(own)) } })).status).toBe(404);
  });
});

describe('cleaning', () => {
  const cleanUp = async () => {
    await enqueue(backend.context.database, { kind: 'cleanUp', payload: {}, now: backend.now() });
    await backend.runDueJobs();
  };
  const idsOf = async ({ id }: TestCustomer) =>
    (await backend.context.database.select().from(upload).where(eq(upload.customerId, id))).map((row) => row.id);

  test('after a day removes what nobody finished and what is for no question, after a month what no answer took, and keeps the answers', async () => {
    const own = await backend.customer();
    const { address } = await sender.begin(own, { size: 100 });
    const answer = await uploadPhoto(own, { houseId: own.houseId, name: 'antwoord.jpg' });
    const loose = await uploadPhoto(own, { name: 'los.jpg' });
    const waiting = await uploadPhoto(own, { houseId: own.houseId, name: 'telefoon.jpg' });
    const body = { installationInfo: { completed: false, photos: { photoCurrentGasBoilerAndPipes: [answer.id] } } };
    await expect(
      own.browser.call('postHouseInfo', { query: { houseId: own.houseId, flow: 'pomp ao' }, body }),
    ).resolves.toMatchObject({ status: 200 });
    backend.pass(days(1));
    await cleanUp();
    expect((await idsOf(own)).sort()).toEqual([idOf(address), answer.id, loose.id, waiting.id].sort());
    backend.pass(1);
    await cleanUp();
    expect((await idsOf(own)).sort()).toEqual([answer.id, waiting.id].sort());
    backend.pass(days(29));
    await cleanUp();
    expect(await idsOf(own)).toEqual([answer.id]);
    for (const key of [idOf(address), loose.id, waiting.id]) expect(await backend.storage.size(key)).toBeUndefined();
    expect(await backend.storage.size(answer.id)).toBeGreaterThan(0);
  });

  test('counts that month from when an answer let it go, so that a question can be hidden for a moment', async () => {
    const own = await backend.customer();
    const field = 'photoPomptPlacementLocation';
    const { id } = await uploadPhoto(own, { houseId: own.houseId, field });
    const save = (photos: { readonly pomptAtCurrentBoilerLocation: 'ja' | 'nee'; readonly [field]?: string[] }) =>
      own.browser.call('postHouseInfo', {
        query: { houseId: own.houseId, flow: 'pomp t' },
        body: { installationInfo: { completed: false, photos } },
      });
    expect((await save({ pomptAtCurrentBoilerLocation: 'nee', [field]: [id] })).status).toBe(200);
    backend.pass(days(31));
    await own.browser.call('login', { body: { email: own.email, password } });
    expect((await save({ pomptAtCurrentBoilerLocation: 'ja' })).status).toBe(200);
    await cleanUp();
    expect(await idsOf(own)).toEqual([id]);
    backend.pass(days(31));
    await cleanUp();
    expect(await idsOf(own)).toEqual([]);
  });
});
