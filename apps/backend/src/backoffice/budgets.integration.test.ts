import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '@pomp/api-contract';
import { askBackOffice } from '../testing/back-office.js';
import { backofficeApiKey, startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { listen } from '../testing/listening-backend.js';
import { film, mp4Head, multipart, send } from '../testing/multipart.js';
import { photo, uploadPhoto } from '../testing/upload-photo.js';

let backend: TestBackend;
const budgets = { housesPerCustomer: 3, filesPerCustomer: 3, bytesPerCustomer: 4_000, mailsPerNetwork: 4 };
beforeAll(async () => {
  backend = await startTestBackend({ budgets, trustedProxies: [] });
});

const houseAt = (number: number) => ({ body: { address: `Lindelaan ${number}`, zip: '3581 KJ', city: 'Utrecht' } });
const nearBudgets = async () => {
  const response = await backend.app.request('http://localhost:4000/backoffice/getBudgets', {
    headers: { authorization: `Bearer ${backofficeApiKey}` },
  });
  return (await response.json()) as { budgets: object; customers: readonly { customerId: string }[] };
};

test('a customer has so many houses, also when they come at the same moment, and the seller hears who does', async () => {
  const { id, browser } = await backend.customer();
  const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => browser.call('postHouse', houseAt(number))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      reason: 'tooManyHouses',
      message: 'Je hebt al 3 woningen in je account. Wil je er meer toevoegen? Neem dan contact met ons op.',
    },
  });
  expect(await nearBudgets()).toMatchObject({
    budgets,
    customers: [expect.objectContaining({ customerId: id, houses: 3, files: 0 })],
  });

  const seller = await backend.app.request(`http://localhost:4000/backoffice/postCustomerHouse?customerId=${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${backofficeApiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(houseAt(9).body),
  });
  expect(seller.status).toBe(200);
});

test('a customer has so many files, also when they come at the same moment, and room again after deleting one', async () => {
  const own = await backend.customer();
  const send = (name: string) => uploadPhoto(own, { houseId: own.houseId, name }).then(({ id }) => id, String);
  const sent = await Promise.all(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map(send));
  const kept = sent.filter((id) => !id.startsWith('Error'));
  expect(kept).toHaveLength(3);
  expect(sent.find((id) => id.startsWith('Error'))).toContain('Je hebt al 3 bestanden in je account.');
  expect((await nearBudgets()).customers).toContainEqual(expect.objectContaining({ customerId: own.id, files: 3 }));

  const token = await own.browser.call('postUploadToken', {});
  if (token.status !== 200) throw new Error('There is no token.');
  await own.browser.request(`/documents/upload/${kept[0]}?token=${token.body.uploadToken}`, { method: 'DELETE' });
  expect(await send('f.jpg')).not.toContain('Error');
});

test('a customer has room for files so large together, which is told before one is sent in parts', async () => {
  const own = await backend.customer();
  const large = Buffer.concat([await photo(), Buffer.alloc(budgets.bytesPerCustomer)]);
  await expect(uploadPhoto(own, { houseId: own.houseId, content: large })).rejects.toThrow(/413.*past 0 GB aan bestanden/);
  const token = await own.browser.call('postUploadToken', {});
  if (token.status !== 200) throw new Error('There is no token.');
  const begun = await own.browser.request(`/documents/tus?token=${token.body.uploadToken}`, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '4001', 'upload-metadata': `filename ${btoa('a.jpg')}` },
  });
  expect([begun.status, await begun.json()]).toEqual([413, expect.objectContaining({ reason: 'filesTooLarge' })]);
});

test('a customer has room for files so large together, also when nobody says how large they are', async () => {
  const own = await backend.customer();
  const token = await own.browser.call('postUploadToken', {});
  if (token.status !== 200) throw new Error('There is no token.');
  let written = 0;
  const storing = vi.spyOn(backend.storage, 'write').mockImplementation(async (_key, content) => {
    for await (const piece of content) written += (piece as Buffer).length;
  });
  onTestFinished(() => storing.mockRestore());
  const address = `${await listen(backend)}/documents/upload?token=${token.body.uploadToken}`;
  const films = ['a.mp4', 'b.mp4'].map((name) => ({ name, content: film(1_000_000, mp4Head) }));
  await expect(send(address, multipart(films))).resolves.toMatchObject({ status: 413, body: { reason: 'filesTooLarge' } });
  expect(storing).toHaveBeenCalledOnce();
  expect(written).toBeLessThan(500_000);
});

test('from one network so many mails are asked for in an hour, to whoever, and from another one still', async () => {
  const reserve = (address: string, person: number) =>
    backend.browser(address).call('postReservation', {
      body: {
        ...calls.postReservation.example.body,
        contactInformation: { ...calls.postReservation.example.body.contactInformation, email: `vreemd${person}@elders.example` },
      },
    });
  for (let person = 1; person <= 4; person++) expect((await reserve('203.0.113.7', person)).status).toBe(200);
  await expect(reserve('203.0.113.7', 5)).resolves.toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
  expect((await reserve('198.51.100.7', 6)).status).toBe(200);
  // Whoever forgot a password there is told nothing, and gets no mail.
  const before = await backend.runDueJobs().then(() => backend.mailbox.mails.length);
  await backend.browser('203.0.113.7').call('recoverPassword', { body: { email: 'vreemd6@elders.example' } });
  await backend.runDueJobs();
  expect(backend.mailbox.mails).toHaveLength(before);
});

test('a stranger whose address someone typed reads nothing that was typed besides', async () => {
  const example = calls.postReservation.example.body;
  const contactInformation = {
    ...example.contactInformation,
    firstName: 'WIN 1000 EURO',
    lastName: 'bel 0900',
    email: 'niets@elders.example',
  };
  // Not the seller's own town, which stands below each of its mails.
  const address = { ...example.address, city: 'Zierikzee' };
  await backend.browser('192.0.2.9').call('postReservation', { body: { ...example, address, contactInformation } });
  await backend.runDueJobs();
  const { orders } = await askBackOffice(backend, 'getAllOrders', { query: {} });
  const reserved = orders.find(({ customer }) => customer.email === contactInformation.email);
  const orderId = reserved?.order.id ?? '';
  await askBackOffice(backend, 'putOrderStep', { query: { orderId }, body: { step: 'DI', status: 'MI' } });
  await backend.runDueJobs();
  await askBackOffice(backend, 'putAppointment', {
    query: { orderId, kind: 'installation' },
    body: { startsAt: '2026-11-30T10:30:00+01:00' },
  });
  await backend.runDueJobs();
  const mails = backend.mailbox.mails.filter(({ to }) => to?.[0]?.address === contactInformation.email);
  expect(mails).toHaveLength(3);
  expect(mails.flatMap(({ attachments }) => attachments)).toHaveLength(1);
  for (const { subject, text, html, attachments } of mails) {
    // As calendars read it: folded lines joined.
    const entries = attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer).replaceAll('\r\n ', ''));
    const said = `${subject} ${text} ${html} ${entries.join(' ')}`;
    for (const typed of ['WIN', contactInformation.lastName, address.address, address.city, example.contactInformation.phone])
      expect(said).not.toContain(typed);
  }
});

test('a name with an address in it is no name', async () => {
  const example = calls.postReservation.example.body;
  const asked = {
    ...example,
    contactInformation: { ...example.contactInformation, firstName: 'Klik https://evil.example/claim nu' },
  };
  await expect(backend.browser('192.0.2.10').call('postReservation', { body: asked })).resolves.toMatchObject({
    status: 422,
    body: {
      issues: [{ field: 'firstName', message: 'Niet valide: een naam is geen link of e-mailadres. Zet na een punt een spatie.' }],
    },
  });
});
