import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { audit, upload } from '../adapters/database/schema/index.js';
import { hours, minutes } from '../clock/clock.js';
import { createHouse } from '../houses/create-house.js';
import { createLogger } from '../logger.js';
import { listen } from '../testing/listening-backend.js';
import { loseNextAnswers } from '../testing/lost-answer.js';
import { answerOf, film, mp4Head, multipart, open, send } from '../testing/multipart.js';
import { password, startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';
import { photo, uploadPhoto } from '../testing/upload-photo.js';
import { prepareUpload } from './prepare-upload.js';
import { createPreviews } from './previews.js';

let backend: TestBackend;
let url: string;
let jpeg: Buffer;
beforeAll(async () => {
  backend = await startTestBackend();
  url = await listen(backend);
  jpeg = await photo();
});

const section = 'photos';
const field = 'photoCurrentGasBoilerAndPipes';

async function tokenOf({ browser }: TestCustomer): Promise<string> {
  const { status, body } = await browser.call('postUploadToken', {});
  if (status !== 200) throw new Error(`No token: ${status}.`);
  return body.uploadToken;
}

const addressOf = (token: string, { houseId }: { readonly houseId: string }, asked = field) =>
  `${url}/documents/upload?${new URLSearchParams({ token, houseId, section, field: asked })}`;
const listed = async ({ browser, houseId }: TestCustomer) => {
  const { status, body } = await browser.call('getUploads', { query: { houseId } });
  return status === 200 ? body : [];
};
/** Here they all come at the same moment. */
const byName = <File extends { readonly fileName: string }>(files: readonly File[]) =>
  [...files].sort((a, b) => a.fileName.localeCompare(b.fileName));
const rowsOf = ({ id }: TestCustomer) => backend.context.database.select().from(upload).where(eq(upload.customerId, id));
const actionsOf = async ({ id }: TestCustomer) =>
  (await backend.context.database.select().from(audit).where(eq(audit.customerId, id)).orderBy(audit.id)).map(
    ({ action }) => action,
  );

test('whoever logs out leaves no way in: upload tokens and links for a phone end with the session in which they were made', async () => {
  const own = await backend.customer();
  const link = await own.browser.call('postUploadLink', { query: { houseId: own.houseId, section, field } });
  if (link.status !== 200) throw new Error('There is no link.');
  const tokens = [await tokenOf(own), new URL(link.body.url).searchParams.get('token') ?? ''];
  const statuses = () => Promise.all(tokens.map(async (token) => (await fetch(addressOf(token, own))).status));
  expect(await statuses()).toEqual([200, 200]);

  const elsewhere = backend.browser();
  await elsewhere.call('login', { body: { email: own.email, password } });
  await elsewhere.call('removeSession', {});
  expect(await statuses()).toEqual([200, 200]);
  await own.browser.call('removeSession', {});
  expect(await statuses()).toEqual([401, 401]);
});

describe('files in one request', () => {
  test('become the customer’s, by what is in them', async () => {
    const own = await backend.customer();
    const parts = [
      { name: 'ketel.png', content: [jpeg] },
      { name: 'leidingen.mov', content: film(1_000_000, mp4Head) },
    ];
    const answer = await send(addressOf(await tokenOf(own), own), multipart(parts));
    expect(answer).toMatchObject({
      status: 200,
      body: [
        { fileName: 'ketel.png', type: 'IMG', extension: 'jpg', url: expect.stringMatching(/^\/api\/account\/getUpload\?id=/) },
        { fileName: 'leidingen.mov', type: 'VID', extension: 'mp4' },
      ],
    });
    expect(byName(await listed(own))).toMatchObject([
      { fileName: 'ketel.png', section, field, size: jpeg.length, hasPreview: true },
      { fileName: 'leidingen.mov', section, field, size: 1_000_000, hasPreview: false },
    ]);
    expect((await actionsOf(own)).filter((action) => action === 'uploadFile')).toHaveLength(2);
  });

  test.each([
    ['pagina.html', 'pagina.jpg'],
    ['FOTO.EXE', 'FOTO.jpg'],
    ['ketel', 'ketel.jpg'],
    ['kamer 12.5', 'kamer 12.5.jpg'],
    ['IMG_1.JPEG', 'IMG_1.JPEG'],
    ['.htaccess', '.htaccess.jpg'],
  ])('called %s are called %s: a name says what a file is', async (name, kept) => {
    const own = await backend.customer();
    const answer = await send(addressOf(await tokenOf(own), own), multipart([{ name, content: [jpeg] }]));
    expect(answer).toMatchObject({ status: 200, body: [{ fileName: kept }] });
    expect(await listed(own)).toMatchObject([{ fileName: kept }]);
  });

  test('come back byte for byte, as an attachment in which nothing runs, and in part', async () => {
    const own = await backend.customer();
    const { url: path } = await uploadPhoto(own, { houseId: own.houseId, name: 'kètel "1".jpg', content: jpeg });
    const response = await own.browser.request(path);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(jpeg);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': `attachment; filename="ketel 1.jpg"; filename*=UTF-8''k%C3%A8tel%20%221%22.jpg`,
    });
    const part = await own.browser.request(path, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${jpeg.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(jpeg.subarray(10, 20));
    expect((await own.browser.request(path, { headers: { range: `bytes=${jpeg.length}-` } })).status).toBe(416);
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that can run scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a PDF', '%PDF-1.7 '],
    ['nothing', ''],
  ])('that are %s are refused, whatever they are called', async (_what, content) => {
    const own = await backend.customer();
    const parts = [
      { name: 'eerst.jpg', content: [jpeg] },
      { name: 'ketel.jpg', content: [Buffer.from(content)] },
    ];
    const answer = await send(addressOf(await tokenOf(own), own), multipart(parts));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'notAPicture', message: 'Je kan alleen foto’s en video’s uploaden.' },
    });
    expect(await rowsOf(own)).toEqual([]);
  });

  test('of 500 MB pass, and of one byte more are refused, without being in memory', async () => {
    const own = await backend.customer();
    const token = await tokenOf(own);
    await expect(
      send(addressOf(token, own), multipart([{ name: 'lang.mp4', content: film(524_288_001, mp4Head) }])),
    ).resolves.toMatchObject({
      status: 413,
      body: { code: 'tooLarge', message: 'Je kan geen bestanden groter dan 500 MB uploaden.' },
    });
    expect(await rowsOf(own)).toEqual([]);
    await expect(
      send(addressOf(token, own), multipart([{ name: 'lang.mp4', content: film(524_288_000, mp4Head) }])),
    ).resolves.toMatchObject({ status: 200 });
    const [file] = await listed(own);
    expect(file?.size).toBe(524_288_000);
    await own.browser.request(`/documents/upload/${file?.id}?token=${token}`, { method: 'DELETE' });
  });

  test('with a name that the question has are dropped beside new ones, and refused when that are all', async () => {
    const own = await backend.customer();
    const token = await tokenOf(own);
    const upload = (names: readonly string[], asked = field) =>
      send(addressOf(token, own, asked), multipart(names.map((name) => ({ name, content: [jpeg] }))));
    await upload(['ketel.jpg']);
    await expect(upload(['ketel.jpg', 'hal.jpg', 'hal.jpg'])).resolves.toMatchObject({
      status: 200,
      body: [{ fileName: 'hal.jpg' }],
    });
    await expect(upload(['hal.jpg', 'ketel.jpg'])).resolves.toMatchObject({
      status: 409,
      body: { code: 'sameName', message: 'Je kan geen bestanden met dezelfde naam uploaden.' },
    });
    await expect(upload(['ketel.jpg'], 'photoPompAoPlacementLocation')).resolves.toMatchObject({ status: 200 });
    expect(byName(await listed(own)).map(({ fileName }) => fileName)).toEqual(['hal.jpg', 'ketel.jpg', 'ketel.jpg']);
  });

  test('with one name, sent eight times at once, are there once', async () => {
    const own = await backend.customer();
    const token = await tokenOf(own);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(addressOf(token, own), multipart([{ name: 'ketel.jpg', content: [jpeg] }]))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await listed(own)).toHaveLength(1);
    expect(await rowsOf(own)).toHaveLength(1);
  });

  test.each([
    ['that isn’t multipart', 'application/json', '{}'],
    ['without a boundary', 'multipart/form-data', 'x'],
    ['of nonsense', 'multipart/form-data; boundary=x', 'nonsense'],
    [
      'without its end',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nabc',
    ],
    ['without files', 'multipart/form-data; boundary=x', '--x--\r\n'],
    [
      'with another field',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="customerId"\r\n\r\n1\r\n--x--\r\n',
    ],
    [
      'with files by another name',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc\r\n--x--\r\n',
    ],
  ])('in a body %s are a 400, and the server goes on', async (_what, type, body) => {
    const own = await backend.customer();
    const token = await tokenOf(own);
    const response = await fetch(addressOf(token, own), { method: 'POST', headers: { 'content-type': type }, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'malformedRequest' });
    expect(await rowsOf(own)).toEqual([]);
    await expect(send(addressOf(token, own), multipart([{ name: 'ketel.jpg', content: [jpeg] }]))).resolves.toMatchObject({
      status: 200,
    });
  });

  test('of which the line is cut are never listed, and leave nothing', async () => {
    const own = await backend.customer();
    const outgoing = open(addressOf(await tokenOf(own), own)).on('error', () => {});
    let sent = 0;
    for await (const piece of multipart([{ name: 'film.mp4', content: film(2_000_000, mp4Head) }])) {
      if (sent > 1_000_000) break;
      outgoing.write(piece);
      sent += piece.length;
    }
    await expect.poll(() => rowsOf(own)).toMatchObject([{ status: 'receiving' }]);
    expect(await listed(own)).toEqual([]);
    outgoing.destroy();
    await expect.poll(() => rowsOf(own)).toEqual([]);
  });

  test('don’t wait for someone who is slow', async () => {
    const [slow, quick] = [await backend.customer(), await backend.customer()];
    const outgoing = open(addressOf(await tokenOf(slow), slow));
    const answered = answerOf(outgoing);
    const body = multipart([{ name: 'ketel.jpg', content: [jpeg] }]);
    const first = await body.next();
    outgoing.write(first.value);
    await expect(
      send(addressOf(await tokenOf(quick), quick), multipart([{ name: 'ketel.jpg', content: [jpeg] }])),
    ).resolves.toMatchObject({ status: 200 });
    await expect(quick.browser.call('getOrders', {})).resolves.toMatchObject({ status: 200 });
    for await (const piece of body) outgoing.write(piece);
    outgoing.end();
    await expect(answered).resolves.toMatchObject({ status: 200 });
  });

  test('of which the disk gets full in the middle are refused clearly, and leave nothing', async () => {
    const own = await backend.customer();
    const token = await tokenOf(own);
    const full = vi.spyOn(backend.storage, 'write').mockImplementation(async (_key, content) => {
      for await (const _piece of content) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    const answer = await send(addressOf(token, own), multipart([{ name: 'film.mp4', content: film(3_000_000, mp4Head) }]));
    full.mockRestore();
    expect(answer).toMatchObject({ status: 507, body: { code: 'storageFull' } });
    expect(await rowsOf(own)).toEqual([]);
  });

  test('that are shown can be opened, also when the database was lost as they were kept', async () => {
    const own = await backend.customer();
    const token = await tokenOf(own);
    loseNextAnswers(backend);
    const answer = await send(addressOf(token, own), multipart([{ name: 'ketel.jpg', content: [jpeg] }]));
    expect(answer).toMatchObject({ status: 503 });
    const files = await listed(own);
    expect(files).toHaveLength(1);
    for (const { url: address } of files) expect((await own.browser.request(address)).status).toBe(200);
  });

  test('that are refused are removed later where they can’t be now', async () => {
    const own = await backend.customer();
    const token = await tokenOf(own);
    let firstIsWritten = (): void => undefined;
    const afterFirst = new Promise<void>((resolve) => (firstIsWritten = resolve));
    const parts = [
      { name: 'ketel.jpg', content: [jpeg] },
      { name: 'tekst.jpg', content: refusedLater() },
    ];
    // Files are written at the same time: what is refused at once keeps the other from being written.
    async function* refusedLater() {
      await afterFirst;
      yield new TextEncoder().encode('<html>');
    }
    const away = vi.spyOn(backend.storage, 'remove').mockRejectedValue(new Error('The bucket is away.'));
    const write = backend.storage.write.bind(backend.storage);
    const writing = vi.spyOn(backend.storage, 'write').mockImplementation(async (...file) => {
      await write(...file);
      firstIsWritten();
    });
    onTestFinished(() => [away, writing].forEach((spy) => spy.mockRestore()));
    await send(addressOf(token, own), multipart(parts));
    const keys = away.mock.calls.map(([key]) => key);
    away.mockRestore();
    const sizes = () => Promise.all(keys.map((key) => backend.storage.size(key)));
    expect([await rowsOf(own), await sizes()]).toEqual([[], [jpeg.length]]);
    backend.pass(minutes(1));
    await backend.runDueJobs();
    expect(await sizes()).toEqual([undefined]);
  });

  test('on a full disk are refused clearly, and taken as soon as there is room', async () => {
    const own = await backend.customer();
    const token = await tokenOf(own);
    const upload = () => send(addressOf(token, own), multipart([{ name: 'ketel.jpg', content: [jpeg] }]));
    backend.fillDisk(true);
    await expect(upload()).resolves.toMatchObject({
      status: 507,
      body: { code: 'storageFull', message: 'We kunnen nu even niets opslaan. Probeer het over een paar minuten nog eens.' },
    });
    backend.fillDisk(false);
    await expect(upload()).resolves.toMatchObject({ status: 200 });
  });
});

describe('a token', () => {
  test('is one customer’s, for an hour', async () => {
    const [own, other] = [await backend.customer(), await backend.customer()];
    const token = await tokenOf(own);
    const upload = (address: string) => send(address, multipart([{ name: 'ketel.jpg', content: [jpeg] }]));
    await expect(upload(addressOf(token, other))).resolves.toMatchObject({ status: 404, body: { code: 'notFound' } });
    await expect(upload(addressOf(token, own, 'gasConsumption'))).resolves.toMatchObject({ status: 404 });
    await expect(upload(addressOf(randomBytes(32).toString('base64url'), own))).resolves.toMatchObject({
      status: 401,
      body: { code: 'uploadTokenExpired' },
    });
    await expect(upload(`${url}/documents/upload`)).resolves.toMatchObject({ status: 401 });
    await expect(upload(`${addressOf(token, own)}&token=${token}`)).resolves.toMatchObject({ status: 400 });
    backend.pass(hours(1));
    await expect(upload(addressOf(token, own))).resolves.toMatchObject({ status: 401 });
  });

  test('reads and deletes only what is its customer’s, with the same answer for what isn’t there', async () => {
    const [own, other] = [await backend.customer(), await backend.customer()];
    const { id } = await uploadPhoto(other, { houseId: other.houseId });
    const token = await tokenOf(own);
    const answers = async (method: string, path: string) => {
      const response = await backend
        .browser()
        .request(`${path}?token=${token}`, { method, ...(method === 'PUT' && { body: new Uint8Array(jpeg) }) });
      return { status: response.status, body: await response.text() };
    };
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['PUT', '/poster'],
    ] as const) {
      const theirs = await answers(method, `/documents/upload/${id}${path}`);
      expect(theirs.status).toBe(404);
      for (const missing of [crypto.randomUUID(), '1', '..%2f..%2fetc%2fpasswd'])
        expect(await answers(method, `/documents/upload/${missing}${path}`)).toEqual(theirs);
    }
    expect(await listed(other)).toHaveLength(1);
  });

  test('isn’t in the log or the database', async () => {
    const own = await backend.customer();
    const token = await tokenOf(own);
    await send(addressOf(token, own), multipart([{ name: 'ketel.jpg', content: [jpeg] }]));
    expect(backend.logLines.join('')).not.toContain(token);
    expect(JSON.stringify(await rowsOf(own))).not.toContain(token);
  });
});

describe('deleting', () => {
  test('removes the file and what was made of it, and leaves a trace', async () => {
    const own = await backend.customer();
    const { id, url: path } = await uploadPhoto(own, { houseId: own.houseId });
    await own.browser.request(`${path}&size=thumb`);
    const response = await backend.browser().request(`/documents/upload/${id}?token=${await tokenOf(own)}`, { method: 'DELETE' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
    expect((await own.browser.request(path)).status).toBe(404);
    for (const key of [id, `${id}.thumb`, `${id}.preview`]) expect(await backend.storage.size(key), key).toBeUndefined();
    expect((await actionsOf(own)).at(-1)).toBe('deleteUpload');
  });

  test('a house removes its files', async () => {
    const own = await backend.customer();
    const { id: houseId } = await createHouse(
      backend.context,
      own.id,
      { address: 'Kade 7', zipcode: '1234 AB', city: 'Ons Dorp', mainAddress: false },
      'customer',
    );
    const { id } = await uploadPhoto(own, { houseId });
    await expect(own.browser.call('deleteHouse', { query: { houseId } })).resolves.toMatchObject({ status: 200 });
    expect(await rowsOf(own)).toEqual([]);
    await backend.runDueJobs();
    expect(await backend.storage.size(id)).toBeUndefined();
  });

  test('a house leaves no picture of a photo either that was being made just then', async () => {
    const own = await backend.customer();
    const { id: houseId } = await createHouse(
      backend.context,
      own.id,
      { address: 'Kade 9', zipcode: '1234 AB', city: 'Ons Dorp', mainAddress: false },
      'customer',
    );
    const { id, url: path } = await uploadPhoto(own, { houseId });
    const write = backend.storage.write.bind(backend.storage);
    let letGo = () => {};
    const writing = new Promise<void>((resolve) => {
      const held = vi.spyOn(backend.storage, 'write').mockImplementationOnce(async (key, content) => {
        resolve();
        await new Promise<void>((goOn) => (letGo = goOn));
        await write(key, content);
      });
      onTestFinished(() => held.mockRestore());
    });
    const shown = own.browser.request(`${path}&size=thumb`);
    await writing;
    await expect(own.browser.call('deleteHouse', { query: { houseId } })).resolves.toMatchObject({ status: 200 });
    await backend.runDueJobs();
    letGo();
    expect((await shown).status).toBe(404);
    for (const key of [id, `${id}.thumb`, `${id}.preview`]) expect(await backend.storage.size(key), key).toBeUndefined();
  });

  test('works on a full disk: that is how there is room again', async () => {
    const own = await backend.customer();
    const { id } = await uploadPhoto(own, { houseId: own.houseId });
    const token = await tokenOf(own);
    backend.fillDisk(true);
    expect((await backend.browser().request(`/documents/upload/${id}?token=${token}`, { method: 'DELETE' })).status).toBe(200);
    backend.fillDisk(false);
  });
});

describe('a picture to look at', () => {
  test('is made anew: upright, small, and without where and with what it was taken', async () => {
    const own = await backend.customer();
    const content = await photo(2_000, 1_000);
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const { url: path } = await uploadPhoto(own, { houseId: own.houseId, content });
    for (const [size, side] of [
      ['thumb', 320],
      ['preview', 1_600],
    ] as const) {
      const response = await own.browser.request(`${path}&size=${size}`);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('content-disposition')).toBe('inline');
      const { width, height, exif, orientation } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect({ width, height, exif, orientation }).toEqual({
        width: side / 2,
        height: side,
        exif: undefined,
        orientation: undefined,
      });
    }
  });

  test('isn’t there of a damaged photo, which can still be downloaded', async () => {
    const own = await backend.customer();
    const { url: path } = await uploadPhoto(own, { houseId: own.houseId, content: jpeg.subarray(0, 200) });
    expect((await own.browser.request(`${path}&size=thumb`)).status).toBe(404);
    expect((await own.browser.request(path)).status).toBe(200);
    expect(await listed(own)).toMatchObject([{ hasPreview: false }]);
  });

  test('is made another time when the photo can’t be read', async () => {
    const own = await backend.customer();
    const { url: path } = await uploadPhoto(own, { houseId: own.houseId, content: jpeg });
    const show = async () => (await own.browser.request(`${path}&size=thumb`)).status;
    const reading = vi.spyOn(backend.storage, 'read').mockImplementationOnce(async () => {
      const content = new Readable({ read: () => undefined });
      content.push(jpeg.subarray(0, 200));
      content.once('data', () => setImmediate(() => content.destroy(new Error('The disk can’t be read.'))));
      return content;
    });
    expect(await show()).toBe(500);
    reading.mockRestore();
    expect(await show()).toBe(200);
    expect(await listed(own)).toMatchObject([{ hasPreview: true }]);
  });

  test('is made another time when it takes too long, and is tried three times', async () => {
    const own = await backend.customer();
    const content = await readFile(new URL('../testing/boiler.heic', import.meta.url));
    const { id, url: path } = await uploadPhoto(own, { houseId: own.houseId, name: 'ketel.heic', content });
    const { context, storage } = backend;
    const slow = { ...context, storage, logger: createLogger({ level: 'silent' }), decodingTimeout: 0 };
    const { run } = prepareUpload({ ...slow, previews: createPreviews(slow) });
    for (const attempt of [1, 2]) await expect(run({ uploadId: id }, { id, attempt })).rejects.toThrow('too long');
    expect(await listed(own)).toMatchObject([{ hasPreview: true }]);
    expect((await own.browser.request(`${path}&size=thumb`)).status).toBe(200);

    await storage.remove(`${id}.thumb`);
    await run({ uploadId: id }, { id, attempt: 3 });
    expect(await listed(own)).toMatchObject([{ hasPreview: false }]);
  });

  test('of a video is the poster that the browser made of it', async () => {
    const own = await backend.customer();
    const token = await tokenOf(own);
    const { body } = await send(addressOf(token, own), multipart([{ name: 'film.mp4', content: film(10_000, mp4Head) }]));
    const [{ id, url: path }] = body as [{ id: string; url: string }];
    const put = (poster: Buffer) =>
      backend.browser().request(`/documents/upload/${id}/poster?token=${token}`, { method: 'PUT', body: new Uint8Array(poster) });
    expect((await own.browser.request(`${path}&size=thumb`)).status).toBe(404);
    expect((await put(Buffer.from('<svg/>'))).status).toBe(422);
    expect((await put(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await put(jpeg)).status).toBe(200);
    const shown = await own.browser.request(`${path}&size=thumb`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(await listed(own)).toMatchObject([{ hasPreview: true }]);
  });

  test('and the file’s hash are there soon after it arrived', async () => {
    const own = await backend.customer();
    const { id } = await uploadPhoto(own, { houseId: own.houseId, content: jpeg });
    await backend.runDueJobs();
    expect(await rowsOf(own)).toMatchObject([{ sha256: createHash('sha256').update(jpeg).digest('hex') }]);
    expect(await backend.storage.size(`${id}.thumb`)).toBeGreaterThan(0);
  });
});

describe('a link for a phone', () => {
  const question = (houseId: string) => ({ houseId, section, field });
  async function linkOf({ browser, houseId }: TestCustomer) {
    const { status, body } = await browser.call('postUploadLink', { query: question(houseId) });
    if (status !== 200) throw new Error(`No link: ${status}.`);
    return { ...body, token: new URL(body.url).searchParams.get('token') ?? '' };
  }
  const askList = async (token: string) => {
    const response = await backend.browser().request(`/documents/upload?token=${token}`);
    return { status: response.status, body: (await response.json()) as { files?: { id: string; url: string }[] } };
  };

  test('shows, adds and deletes the files of one question without a log-in', async () => {
    const own = await backend.customer();
    await uploadPhoto(own, { houseId: own.houseId, name: 'al.jpg' });
    const elsewhere = await uploadPhoto(own, { houseId: own.houseId, field: 'photoPompAoPlacementLocation' });
    const { token, url: address, qr } = await linkOf(own);
    expect(address).toBe(`http://localhost:3000/foto/?token=${token}`);
    expect(qr).toMatch(/^<svg /);

    backend.pass(1);
    await expect(
      send(`${url}/documents/upload?token=${token}`, multipart([{ name: 'ketel.jpg', content: [jpeg] }])),
    ).resolves.toMatchObject({ status: 200 });
    const { body } = await askList(token);
    expect(body).toMatchObject({ question: question(own.houseId), files: [{ fileName: 'al.jpg' }, { fileName: 'ketel.jpg' }] });
    expect((await backend.browser().request(`${body.files?.[1]?.url}?token=${token}&size=thumb`)).status).toBe(200);
    expect(
      (await backend.browser().request(`/documents/upload/${body.files?.[0]?.id}?token=${token}`, { method: 'DELETE' })).status,
    ).toBe(200);
    expect((await listed(own)).map(({ fileName }) => fileName)).toEqual(['ketel.jpg', 'ketel.jpg']);

    for (const method of ['GET', 'DELETE'])
      expect((await backend.browser().request(`/documents/upload/${elsewhere.id}?token=${token}`, { method })).status).toBe(404);
    await expect(
      send(addressOf(token, own, 'photoPompAoPlacementLocation'), multipart([{ name: 'x.jpg', content: [jpeg] }])),
    ).resolves.toMatchObject({ status: 404 });
  });

  test('ends a quarter of an hour after its last use, and after two hours', async () => {
    const own = await backend.customer();
    const { token } = await linkOf(own);
    backend.pass(minutes(14));
    expect((await askList(token)).status).toBe(200);
    backend.pass(minutes(14));
    expect((await askList(token)).status).toBe(200);
    backend.pass(minutes(15));
    expect((await askList(token)).status).toBe(401);

    const { token: used } = await linkOf(own);
    for (let passed = 14; passed < 120; passed += 14) {
      expect((await askList(used)).status).toBe(200);
      backend.pass(minutes(14));
    }
    expect((await askList(used)).status).toBe(200);
    backend.pass(minutes(14));
    expect((await askList(used)).status).toBe(401);
  });
});

test('a browser on our site may call the backend directly, one on another site may not read the answer', async () => {
  for (const [origin, allowed] of [
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://evil.example', null],
  ] as const) {
    const response = await fetch(`${url}/documents/tus`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'tus-resumable,upload-length' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  }
});
