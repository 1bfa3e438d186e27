import { beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../clock/clock.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { multipart, send } from '../testing/multipart.js';
import { listen } from '../testing/listening-backend.js';
import { startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';
import { photo } from '../testing/upload-photo.js';

let backend: TestBackend;
let url: string;
let jpeg: Buffer;
beforeAll(async () => {
  backend = await startTestBackend();
  url = await listen(backend);
  jpeg = await photo();
});

const question = { section: 'photos', field: 'photoCurrentGasBoilerAndPipes' };

async function upload({ browser, houseId }: TestCustomer, name: string): Promise<string> {
  backend.pass(minutes(1));
  const token = await browser.call('postUploadToken', {});
  if (token.status !== 200) throw new Error('There is no token.');
  const query = new URLSearchParams({ token: token.body.uploadToken, houseId, ...question });
  const { body } = await send(`${url}/documents/upload?${query}`, multipart([{ name, content: [jpeg] }]));
  return (body as readonly { id: string }[])[0]!.id;
}

async function withOrder() {
  backend.pass(minutes(1));
  const customer = await backend.customer();
  const { id: orderId } = await askBackOffice(backend, 'postCustomerOrder', {
    query: { customerId: customer.id },
    body: { houseId: customer.houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'SI', status: 'MI' },
  });
  return { customer, orderId };
}

async function listed({ browser, houseId }: TestCustomer) {
  const { status, body } = await browser.call('getUploads', { query: { houseId } });
  if (status !== 200) throw new Error(`getUploads: ${status}`);
  return Object.fromEntries(body.map(({ fileName, again }) => [fileName, again?.reason]));
}

describe('a photo that the seller asks once more', () => {
  test('says so to its owner, and in the conversation, once', async () => {
    const { customer, orderId } = await withOrder();
    const uploadId = await upload(customer, 'typeplaatje.jpg');
    const ask = () => askBackOffice(backend, 'putPhotoAgain', { query: { orderId, uploadId }, body: { reason: 'Te donker.' } });
    expect(await ask()).toMatchObject({ again: { reason: 'Te donker.' } });
    await ask();

    expect(await listed(customer)).toEqual({ 'typeplaatje.jpg': 'Te donker.' });
    const shown = await askBackOffice(backend, 'getOrder', { query: { order: orderId } });
    expect(shown.photos).toMatchObject([{ id: uploadId, field: question.field, again: { reason: 'Te donker.' } }]);
    const { body } = await customer.browser.call('getOrderTimeline', { query: { orderId } });
    const written = 'events' in body ? body.events.flatMap((event) => (event.kind === 'message' ? [event.text] : [])) : [];
    expect(written).toEqual([expect.stringMatching(/typeplaatje\.jpg.*Te donker\./)]);
  });

  test('is answered by a newer one that shows the same, and by no other photo', async () => {
    const { customer, orderId } = await withOrder();
    const ids = [await upload(customer, 'ruimte.jpg'), await upload(customer, 'typeplaatje.jpg')];
    for (const uploadId of ids) {
      backend.pass(minutes(1));
      await askBackOffice(backend, 'putPhotoAgain', { query: { orderId, uploadId }, body: { reason: 'Niet scherp.' } });
    }
    await upload(customer, 'typeplaatje-2.jpg');
    expect(await listed(customer)).toEqual({
      'ruimte.jpg': 'Niet scherp.',
      'typeplaatje.jpg': undefined,
      'typeplaatje-2.jpg': undefined,
    });
    await upload(customer, 'IMG_2041.jpg');
    expect(Object.values(await listed(customer)).filter(Boolean)).toEqual([]);
  });

  test('can be fine after all', async () => {
    const { customer, orderId } = await withOrder();
    const uploadId = await upload(customer, 'geheel.jpg');
    await askBackOffice(backend, 'putPhotoAgain', { query: { orderId, uploadId }, body: { reason: 'Schuin.' } });
    expect(await askBackOffice(backend, 'putPhotoAgain', { query: { orderId, uploadId }, body: { reason: null } })).toEqual({
      again: null,
    });
    expect(await listed(customer)).toEqual({ 'geheel.jpg': undefined });
  });

  test('is one of that order’s own house', async () => {
    const [own, other] = [await withOrder(), await withOrder()];
    const uploadId = await upload(other.customer, 'geheel.jpg');
    const query = { orderId: own.orderId, uploadId };
    expect((await callBackOffice(backend, 'putPhotoAgain', { query, body: { reason: 'Te donker.' } })).status).toBe(404);
    expect(await listed(other.customer)).toEqual({ 'geheel.jpg': undefined });
  });
});
