import { Readable } from 'node:stream';
import { backofficeCalls, calls, type ResponseOf } from '@pomp/api-contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { upload } from '../adapters/database/schema/index.js';
import { days } from '../clock/clock.js';
import { enqueue } from '../jobs/job.repository.js';
import { askBackOffice } from '../testing/back-office.js';
import { filesInZip } from '../testing/files-in-zip.js';
import { loseNextAnswers } from '../testing/lost-answer.js';
import { backofficeApiKey, startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';
import { photo, uploadPhoto } from '../testing/upload-photo.js';
import { addOrderPhoto } from './order-photos.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

interface Own extends TestCustomer {
  readonly orderId: string;
}

async function withOrder(): Promise<Own> {
  const customer = await backend.customer();
  const { id: orderId } = await askBackOffice(backend, 'postCustomerOrder', {
    query: { customerId: customer.id },
    body: { houseId: customer.houseId, product: 'Pomp AO', orderDate: '2026-11-12' },
  });
  return { ...customer, orderId };
}

const write = ({ browser, orderId }: Own, photos: string[]) =>
  browser.call('postMessage', { body: { orderId, text: 'Hier komt hij.', photos } });

async function messagesOf({ browser, orderId }: Own) {
  const { status, body } = await browser.call('getOrderTimeline', { query: { orderId } });
  if (status !== 200) throw new Error(`getOrderTimeline: ${status}`);
  return body.events.flatMap((event) => (event.kind === 'message' ? [event] : []));
}

const authorization = `Bearer ${backofficeApiKey}`;
async function sendAsSeller(orderId: string, fileName: string, content: Uint8Array<ArrayBuffer>) {
  const { path } = backofficeCalls.postOrderPhoto;
  const query = new URLSearchParams({ orderId, fileName });
  const answer = await backend.app.request(`${path}?${query}`, { method: 'POST', headers: { authorization }, body: content });
  return { status: answer.status, body: (await answer.json()) as ResponseOf<typeof backofficeCalls.postOrderPhoto> };
}
const seenBySeller = (orderId: string, id: string, size?: 'thumb') =>
  backend.app.request(`${backofficeCalls.getOrderPhoto.path}?${new URLSearchParams({ orderId, id, ...(size && { size }) })}`, {
    headers: { authorization },
  });
const seenBy = ({ browser }: Own, id: string) => browser.request(`${calls.getUpload.path}?id=${id}`);

describe('photos with a message', () => {
  test('of a customer stand in the timeline in the order in which they were chosen, and the seller sees them', async () => {
    const own = await withOrder();
    const [first, second] = [await uploadPhoto(own, { name: 'muur.jpg' }), await uploadPhoto(own, { name: 'tuin.jpg' })];
    expect(await write(own, [second.id, first.id])).toMatchObject({ status: 200 });
    expect(await messagesOf(own)).toMatchObject([
      {
        photos: [
          { id: second.id, fileName: 'tuin.jpg', type: 'IMG' },
          { id: first.id, fileName: 'muur.jpg', type: 'IMG' },
        ],
      },
    ]);
    const picture = await seenBySeller(own.orderId, first.id, 'thumb');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await seenBySeller((await withOrder()).orderId, first.id)).status).toBe(404);
  });

  test('of the seller come to the customer of that order, and to nobody else', async () => {
    const own = await withOrder();
    const content = new Uint8Array(await photo());
    const { status, body } = await sendAsSeller(own.orderId, 'plek.jpg', content);
    expect([status, body]).toMatchObject([200, { fileName: 'plek.jpg', type: 'IMG' }]);
    const posted = { text: 'Hier kan hij.', photos: [body.id] };
    await askBackOffice(backend, 'postOrderMessage', { query: { orderId: own.orderId }, body: posted });
    expect(await messagesOf(own)).toMatchObject([{ from: 'seller', photos: [{ id: body.id }] }]);
    expect(new Uint8Array(await (await seenBy(own, body.id)).arrayBuffer())).toEqual(content);
    expect((await seenBy(await withOrder(), body.id)).status).toBe(404);
  });

  test('of the seller are nothing of the customer’s until they are sent', async () => {
    const own = await withOrder();
    const { body: sent } = await sendAsSeller(own.orderId, 'plek.jpg', new Uint8Array(await photo()));
    const { body: token } = await own.browser.call('postUploadToken', {});
    const remove = () =>
      own.browser.request(`/documents/upload/${sent.id}?token=${'uploadToken' in token ? token.uploadToken : ''}`, {
        method: 'DELETE',
      });
    const downloaded = async () => {
      const zip = await own.browser.request('/api/account/getUserFiles');
      const files = await filesInZip(Buffer.from(await zip.arrayBuffer()));
      const { data } = JSON.parse(String(files.get('gegevens.json'))) as { data: { upload: { id: string }[] } };
      return { files: [...files.keys()].filter((name) => name.endsWith('plek.jpg')).length, rows: data.upload.map(({ id }) => id) };
    };
    expect([(await seenBy(own, sent.id)).status, (await remove()).status]).toEqual([404, 404]);
    expect(await downloaded()).toEqual({ files: 0, rows: [] });
    const taken = await write(own, [sent.id]);
    expect(taken).toMatchObject({ status: 404, body: { reason: 'fileGone' } });
    const posted = { text: 'Hier kan hij.', photos: [sent.id] };
    await askBackOffice(backend, 'postOrderMessage', { query: { orderId: own.orderId }, body: posted });
    expect((await seenBy(own, sent.id)).status).toBe(200);
    expect(await downloaded()).toEqual({ files: 1, rows: [sent.id] });
  });

  test('of an installation that is done are told with what was delivered, until they are taken away', async () => {
    const own = await withOrder();
    const [first, second] = [
      await sendAsSeller(own.orderId, 'buiten.jpg', new Uint8Array(await photo())),
      await sendAsSeller(own.orderId, 'binnen.jpg', new Uint8Array(await photo(30, 40))),
    ];
    const said = { deviceCode: null, warranties: [], serviceOn: null };
    const say = (photos?: string[]) =>
      askBackOffice(backend, 'putDelivery', { query: { orderId: own.orderId }, body: { ...said, ...(photos && { photos }) } });
    await say([first.body.id]);
    await say();
    await say([first.body.id, second.body.id]);
    await say([first.body.id]);
    // Put back, by whoever took it out too soon.
    await say([first.body.id, second.body.id]);
    const { body } = await own.browser.call('getOrderTimeline', { query: { orderId: own.orderId } });
    expect(body).toMatchObject({ delivery: { photos: [{ fileName: 'buiten.jpg' }, { fileName: 'binnen.jpg' }] } });
    expect((await seenBy(own, second.body.id)).status).toBe(200);
    expect(await say([])).toEqual(said);
  });

  test('of the seller are there whole, also when the database was lost as they were kept', async () => {
    const own = await withOrder();
    const content = new Uint8Array(await photo());
    loseNextAnswers(backend);
    expect((await sendAsSeller(own.orderId, 'plek.jpg', content)).status).toBe(503);
    const { database } = backend.context;
    const [kept, ...more] = await database.select().from(upload).where(eq(upload.customerId, own.id));
    expect([kept, more]).toMatchObject([{ status: 'stored' }, []]);
    expect(await backend.storage.size(kept?.id ?? '')).toBe(content.length);
  });

  test('of the seller leave nothing where their customer is gone by the time they have arrived', async () => {
    const { id: customerId, orderId } = await withOrder();
    const content = await photo();
    async function* arriving() {
      yield content;
      await backend.context.database.delete(upload).where(eq(upload.customerId, customerId));
    }
    const write = vi.spyOn(backend.storage, 'write');
    onTestFinished(() => write.mockRestore());
    const adding = addOrderPhoto(
      { ...backend.context, storage: backend.storage },
      { orderId, fileName: 'kelder.jpg', content: Readable.from(arriving()) },
    );
    await expect(adding).rejects.toThrow();
    expect(await Promise.all(write.mock.calls.map(([key]) => backend.storage.size(key)))).toEqual([undefined]);
  });

  test('are pictures', async () => {
    const own = await withOrder();
    const refused = await sendAsSeller(own.orderId, 'plek.jpg', new TextEncoder().encode('<html>'));
    expect(refused).toMatchObject({ status: 422, body: { code: 'notAPicture' } });
  });

  test('are one’s own, of no question, and go along once', async () => {
    const [own, other] = [await withOrder(), await withOrder()];
    const [theirs, ofQuestion, loose] = [
      await uploadPhoto(other, {}),
      await uploadPhoto(own, { houseId: own.houseId }),
      await uploadPhoto(own, {}),
    ];
    for (const ids of [[theirs.id], [ofQuestion.id], [loose.id, theirs.id], ['geen-id'], ['o.b.']])
      expect((await write(own, ids)).status).toBeGreaterThanOrEqual(400);
    expect(await messagesOf(own)).toEqual([]);
    expect((await write(own, [loose.id])).status).toBe(200);
    expect(
      (await own.browser.call('postMessage', { body: { orderId: own.orderId, text: 'Nog eens.', photos: [loose.id] } })).status,
    ).toBe(404);
    const many = Array.from({ length: 11 }, () => crypto.randomUUID());
    expect(await write(own, many)).toMatchObject({ status: 422, body: { issues: [{ field: 'photos' }] } });
  });

  test('stay once they are sent, and are removed when they never are', async () => {
    const own = await withOrder();
    const [sent, left] = [await uploadPhoto(own, {}), await uploadPhoto(own, {})];
    await write(own, [sent.id]);
    const { body } = await own.browser.call('postUploadToken', {});
    const token = 'uploadToken' in body ? body.uploadToken : '';
    const remove = (id: string) => own.browser.request(`/documents/upload/${id}?token=${token}`, { method: 'DELETE' });
    expect((await remove(sent.id)).status).toBe(404);
    backend.pass(days(2));
    await enqueue(backend.context.database, { kind: 'cleanUp', payload: {}, now: backend.now() });
    await backend.runDueJobs();
    expect([(await seenBy(own, sent.id)).status, (await seenBy(own, left.id)).status]).toEqual([200, 404]);
  });
});
