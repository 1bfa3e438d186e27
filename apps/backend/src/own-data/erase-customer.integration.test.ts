import { randomUUID } from 'node:crypto';
import type { BackofficeCallName } from '@pomp/api-contract';
import { keptByLaw, type CalendarDate } from '@pomp/domain';
import { eq, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { everyTable } from '../adapters/database/schema/every-table.js';
import * as schema from '../adapters/database/schema/index.js';
import { days, hours } from '../clock/clock.js';
import { setInvoice } from '../invoices/set-invoice.js';
import { enqueue } from '../jobs/job.repository.js';
import { createOrder, type NewOrder } from '../order-flow/create-order.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { busyCustomer } from '../testing/busy-customer.js';
import { everyRow } from '../testing/every-row.js';
import { password, serviceEmail, startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';
import { uploadPhoto } from '../testing/upload-photo.js';
import { keysOf } from '../uploads/stored-keys.js';
import { exportedTables, type TableName } from './exported-tables.js';
import { keptYears } from './orders-to-keep.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const ask = <Name extends BackofficeCallName>(name: Name, input: Parameters<typeof askBackOffice<Name>>[2]) =>
  askBackOffice(backend, name, input);
const erase = (customerId: string, besides: { readonly asked?: 'elsewhere'; readonly calledOff?: string } = {}) =>
  callBackOffice(backend, 'deleteCustomer', { query: { customerId, ...besides } });

/** How many rows of each table are in what a customer could download. */
async function rowsOf(customerId: string) {
  const counts: Partial<Record<TableName, number>> = {};
  for (const [name, table] of Object.entries(exportedTables)) {
    if ('leftOut' in table) continue;
    let count = 0;
    for await (const rows of table.rows(backend.context.database, customerId)) count += rows.length;
    if (count > 0) counts[name as TableName] = count;
  }
  return counts;
}

/** Keys of the storage that there is a file under. */
async function storedOf(ids: readonly string[]) {
  const keys = ids.flatMap(keysOf);
  const sizes = await Promise.all(keys.map((key) => backend.storage.size(key)));
  return keys.filter((_, index) => sizes[index] !== undefined);
}

const filesOf = async (customerId: string) =>
  (
    await backend.context.database
      .select({ id: schema.upload.id })
      .from(schema.upload)
      .where(eq(schema.upload.customerId, customerId))
  ).map(({ id }) => id);

const orderOf = ({ id, houseId }: TestCustomer, order: Partial<NewOrder> = {}) =>
  createOrder(
    backend.context,
    id,
    { houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'CP', status: 'OK', ...order },
    'seller',
  );

const invoiced = (orderId: string, date: CalendarDate = '2026-11-20') =>
  setInvoice(backend.context, { orderId, type: 'FP' }, { invoiceNumber: `F-${orderId}`, amount: 340_000, vat: 59_008, date });

async function cleanUp() {
  await enqueue(backend.context.database, { kind: 'cleanUp', payload: {}, now: backend.now() });
  await backend.runDueJobs();
}

describe('a customer who is erased', () => {
  test('leaves what the law wants kept, and nothing else: in no table, no file and no mail', async () => {
    const own = await busyCustomer(backend);
    await ask('postOrderMessage', { query: { orderId: own.orderId }, body: { text: 'Dag Joke' } });
    const other = await busyCustomer(backend);
    await backend.runDueJobs();
    const photos = await filesOf(own.id);
    expect((await storedOf(photos)).length).toBeGreaterThan(photos.length);
    const documents = await ask('getOrder', { query: { order: own.orderId } });
    const others = [other.id, other.email, other.houseId, other.orderId];
    const before = await everyRow(backend.context.database, others);
    const ofOther = await storedOf(await filesOf(other.id));

    const { body } = await erase(own.id);
    expect(body).toEqual({ erasedAt: backend.now().toISOString(), ordersKept: [documents.order.orderNumber] });
    await backend.runDueJobs();

    const { database } = backend.context;
    expect(await rowsOf(own.id)).toEqual({
      customer: 1,
      house: 1,
      order: 1,
      orderDocument: 2,
      invoice: 1,
      payment: 1,
      agreement: 1,
      incassoMandate: 1,
      withdrawal: 1,
      audit: 1,
      // Calling the payment off, and telling of it: nothing but ids.
      job: expect.any(Number) as number,
    });
    const jobs = await database
      .select()
      .from(schema.job)
      .where(sql`${schema.job.payload} ->> 'customerId' = ${own.id}`);
    expect(jobs.map(({ kind }) => kind)).not.toContain('sendMail');
    expect(await database.select().from(schema.customer).where(eq(schema.customer.id, own.id))).toMatchObject([
      { firstName: 'Joke', lastName: 'Smit', phoneNumber: null, birthdate: null, passwordHash: null, locale: null },
    ]);
    expect(await storedOf(photos)).toEqual([]);
    const papers = await database.select().from(schema.orderDocument).where(eq(schema.orderDocument.orderId, own.orderId));
    expect(await storedOf(papers.map(({ id }) => id))).toHaveLength(2);
    expect(await ask('getOrder', { query: { order: own.orderId } })).toMatchObject({
      customer: { firstName: 'Joke', email: `${own.id}@erased.invalid` },
      events: [],
      photos: [],
    });

    expect(await everyRow(database, others)).toEqual(before);
    expect(await storedOf(await filesOf(other.id))).toEqual(ofOther);

    // By then it is forgotten too what the seller's systems were answered.
    backend.pass(days(1));
    await cleanUp();
    const said = [own.email, '0612345678', '1980-11-21', 'Dag Joke', 'Kade 9', ...photos];
    const naming = Object.entries(await everyRow(database, said)).flatMap(([table, rows]) => rows.map((row) => ({ table, row })));
    const ofNobodyElse = naming.filter(({ row }) => !others.some((name) => row.toLowerCase().includes(name)));
    // Only ids of files that are gone.
    expect(ofNobodyElse.filter(({ table, row }) => table !== 'job' || !/prepareUpload|removeFiles/.test(row))).toEqual([]);
  });

  test('without an order leaves no name and no address either, and the same address can have an account again', async () => {
    const own = await backend.customer();
    const { id } = await uploadPhoto(own, { houseId: own.houseId });
    await own.browser.call('postUserDeletion', {});
    await erase(own.id);
    await backend.runDueJobs();
    expect(await rowsOf(own.id)).toMatchObject({ customer: 1, audit: 1 });
    expect(await rowsOf(own.id)).not.toHaveProperty('house');
    expect(await storedOf([id])).toEqual([]);
    const [row] = await backend.context.database.select().from(schema.customer).where(eq(schema.customer.id, own.id));
    expect(row).toMatchObject({ firstName: '', lastName: '', email: `${own.id}@erased.invalid`, erasedAt: backend.now() });

    expect((await own.browser.call('getUser', {})).status).toBe(401);
    expect((await backend.browser().call('login', { body: { email: own.email, password } })).status).toBe(401);
    const again = { email: own.email, firstName: 'Joke', lastName: 'Smit' };
    expect((await ask('postCustomer', { body: again })).customerId).not.toBe(own.id);
    await expect(
      callBackOffice(backend, 'postCustomerHouse', {
        query: { customerId: own.id },
        body: { address: 'Kade 7', zip: '1234 AB', city: 'Ons Dorp' },
      }),
    ).resolves.toMatchObject({ status: 404 });
  });

  test('is erased once, and that is all that is told of it', async () => {
    const own = await backend.customer();
    await own.browser.call('postUserDeletion', {});
    const first = await erase(own.id);
    const rows = await everyRow(backend.context.database);
    backend.pass(days(2));
    expect(await erase(own.id)).toEqual(first);
    expect(await everyRow(backend.context.database)).toEqual(rows);
    const { changes } = await ask('getChanges', { query: { limit: '500' } });
    expect(changes.filter(({ customerId }) => customerId === own.id)).toEqual([
      { customerId: own.id, actor: 'seller', action: 'eraseCustomer', subject: null, at: expect.any(String) as string },
    ]);
  });

  test('asked for it, in the account or elsewhere', async () => {
    const own = await backend.customer();
    const before = await rowsOf(own.id);
    expect(await erase(own.id)).toMatchObject({ status: 404 });
    expect(await erase(randomUUID())).toMatchObject({ status: 404 });
    expect(await erase(randomUUID(), { asked: 'elsewhere' })).toMatchObject({ status: 404 });
    expect(await rowsOf(own.id)).toEqual(before);
    expect(await erase(own.id, { asked: 'elsewhere' })).toMatchObject({ status: 200 });
  });

  test('is erased wholly or not at all', async () => {
    const own = await backend.customer();
    const { id } = await uploadPhoto(own, { houseId: own.houseId });
    await own.browser.call('postUserDeletion', {});
    await backend.runDueJobs();
    const before = await everyRow(backend.context.database);
    const table = exportedTables.houseGuest;
    if ('leftOut' in table) throw new Error('Guests aren’t exported.');
    const asking = vi.spyOn(table, 'of').mockImplementation(() => {
      throw new Error('The database is away.');
    });
    expect(
      (await backend.app.request(`/backoffice/deleteCustomer?customerId=${own.id}`, { method: 'DELETE', headers })).status,
    ).toBe(500);
    asking.mockRestore();
    expect(await everyRow(backend.context.database)).toEqual(before);
    expect(await storedOf([id])).not.toEqual([]);
    expect(await erase(own.id)).toMatchObject({ status: 200 });

    // What the storage doesn't do at once it does later.
    const removing = vi.spyOn(backend.storage, 'remove').mockRejectedValueOnce(new Error('The storage is away.'));
    await backend.runDueJobs();
    removing.mockRestore();
    expect(await storedOf([id])).not.toEqual([]);
    backend.pass(days(1));
    await backend.runDueJobs();
    expect(await storedOf([id])).toEqual([]);
  });

  const headers = { authorization: 'Bearer the-key-of-the-back-office' };

  test('is erased again of what came in meanwhile', async () => {
    const { database } = backend.context;
    const own = await backend.customer();
    const { id: orderId } = await orderOf(own);
    await invoiced(orderId);
    await erase(own.id, { asked: 'elsewhere' });
    const kept = await rowsOf(own.id);
    await database.update(schema.customer).set({ phoneNumber: '0612345678' }).where(eq(schema.customer.id, own.id));
    await database
      .insert(schema.upload)
      .values({ customerId: own.id, fileName: 'laat.jpg', status: 'receiving', createdAt: backend.now() });
    await cleanUp();
    expect(await rowsOf(own.id)).toEqual(kept);
    expect(await database.select().from(schema.customer).where(eq(schema.customer.id, own.id))).toMatchObject([
      { phoneNumber: null },
    ]);
  });
});

describe('whoever was erased is told once it is done,', () => {
  const mailsTo = (email: string, from = 0) =>
    backend.mailbox.mails.slice(from).filter(({ to }) => to?.[0]?.address === email) as { subject?: string; text?: string }[];
  const said = 'Je account bij Pomp is verwijderd';
  const jobsNaming = async (email: string) => (await everyRow(backend.context.database, [email])).job ?? [];

  test('once, with what stays, and then their address is known no more', async () => {
    const own = await backend.customer();
    const { id: orderId } = await orderOf(own);
    await invoiced(orderId);
    await own.browser.call('postUserDeletion', {});
    await backend.runDueJobs();
    const before = backend.mailbox.mails.length;
    await erase(own.id);
    await erase(own.id);
    // Also when other things are cleaned up before it leaves.
    backend.pass(1);
    await cleanUp();
    const [mail, ...more] = mailsTo(own.email, before);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: said,
      text: expect.stringMatching(/Hallo Joke,[^]*facturen, betalingen en getekende overeenkomsten, tot 7 jaar/) as string,
    });
    backend.pass(hours(1));
    await cleanUp();
    expect(await jobsNaming(own.email)).toEqual([]);
  });

  test('also who asked elsewhere and ordered nothing', async () => {
    const own = await backend.customer();
    await erase(own.id, { asked: 'elsewhere' });
    await backend.runDueJobs();
    const [mail] = mailsTo(own.email);
    expect(mail?.subject).toBe(said);
    expect(mail?.text).not.toContain('van de wet');
  });

  test('when the mail server is back, however long after the erasure, and not after it was given up', async () => {
    const [late, never] = [await backend.customer(), await backend.customer()];
    backend.mailbox.refuse(true);
    await erase(late.id, { asked: 'elsewhere' });
    await cleanUp();
    // Longer than what came in meanwhile is looked for.
    backend.pass(days(2));
    await cleanUp();
    backend.mailbox.refuse(false);
    backend.pass(days(1));
    await backend.runDueJobs();
    expect(mailsTo(late.email).map(({ subject }) => subject)).toEqual([said]);
    backend.pass(hours(1));
    await cleanUp();
    expect(await jobsNaming(late.email)).toEqual([]);

    backend.mailbox.refuse(true);
    await erase(never.id, { asked: 'elsewhere' });
    // The last of its tries.
    await backend.context.database
      .update(schema.job)
      .set({ attempts: 29 })
      .where(sql`${schema.job.payload} ->> 'email' = ${never.email}`);
    await cleanUp();
    backend.pass(hours(1));
    await cleanUp();
    backend.mailbox.refuse(false);
    expect(mailsTo(never.email)).toEqual([]);
    expect(await jobsNaming(never.email)).toEqual([]);
  });
});

describe('an order under way', () => {
  test('is named, and waited for', async () => {
    const own = await backend.customer();
    const { id: orderId, orderNumber } = await orderOf(own, { step: 'IN', status: 'MI' });
    await own.browser.call('postUserDeletion', {});
    const before = await rowsOf(own.id);
    expect(await erase(own.id)).toMatchObject({
      status: 409,
      body: {
        reason: 'orderUnderWay',
        params: { orders: orderNumber },
        message: `Nog niet klaar: ${orderNumber}. Rond eerst af wat loopt en waarvan nog geld komt, of zeg welke bestelling is afgezegd.`,
      },
    });
    expect(await rowsOf(own.id)).toEqual(before);
    await ask('putOrderStep', { query: { orderId }, body: { step: 'CP', status: 'OK' } });
    expect(await erase(own.id)).toMatchObject({ status: 200 });
  });

  test('that was called off ends, and its papers are kept', async () => {
    const own = await backend.customer();
    const called = await orderOf(own, { step: 'RV', status: 'OG' });
    const invoicedOne = await orderOf(own, { step: 'FP', status: 'MI' });
    await invoiced(invoicedOne.id);
    await own.browser.call('postUserDeletion', {});
    const calledOff = `${called.orderNumber}, ${invoicedOne.orderNumber}`;
    expect(await erase(own.id)).toMatchObject({ status: 409, body: { params: { orders: calledOff } } });
    const kept = [invoicedOne.orderNumber];
    expect(await erase(own.id, { calledOff: called.orderNumber })).toMatchObject({
      status: 409,
      body: { params: { orders: kept[0] } },
    });
    expect(await erase(own.id, { calledOff })).toMatchObject({ status: 200, body: { ordersKept: kept } });
    expect(await rowsOf(own.id)).toMatchObject({ order: 1, invoice: 1, house: 1 });
    await expect(ask('getOrder', { query: { order: invoicedOne.id } })).resolves.toMatchObject({
      order: { withdrawnAt: backend.now().toISOString() },
    });
    const { orders } = await ask('getTurns', {});
    expect(orders.map(({ orderNumber }) => orderNumber)).not.toContain(kept[0]);
    await cleanUp();
    expect(await rowsOf(own.id)).toMatchObject({ order: 1, invoice: 1, withdrawal: 1 });
  });

  test('that was called off is waited for while money can come in of it', async () => {
    const own = await backend.customer();
    const { id: orderId, orderNumber } = await orderOf(own, { step: 'FP', status: 'MI' });
    await invoiced(orderId);
    const { database } = backend.context;
    const [of] = await database.select().from(schema.invoice).where(eq(schema.invoice.orderId, orderId));
    const row = { invoiceId: of?.id ?? '', amount: 340_000, createdAt: backend.now() };
    const [open] = await database
      .insert(schema.payment)
      .values({ ...row, state: 'creating' })
      .returning();
    const tryToErase = () => erase(own.id, { asked: 'elsewhere', calledOff: orderNumber });
    const refused = { status: 409, body: { params: { orders: orderNumber } } };
    expect(await tryToErase()).toMatchObject(refused);
    await database
      .update(schema.payment)
      .set({ state: 'expired' })
      .where(eq(schema.payment.id, open?.id ?? ''));
    const collectedOn = (incassoDate: CalendarDate | null) =>
      database.update(schema.order).set({ agreedIncasso: true, incassoDate }).where(eq(schema.order.id, orderId));
    await collectedOn('2026-12-10');
    expect(await tryToErase()).toMatchObject(refused);
    await collectedOn(null);
    expect(await tryToErase()).toMatchObject({ status: 200, body: { ordersKept: [orderNumber] } });
  });

  test('is named after those with lower numbers', async () => {
    const own = await backend.customer();
    await backend.context.database.execute(sql`alter sequence order_number restart with 99999`);
    const place = { step: 'IN', status: 'MI' } as const;
    const numbers = [(await orderOf(own, place)).orderNumber, (await orderOf(own, place)).orderNumber];
    expect(numbers).toEqual(['2026-99999', '2026-100000']);
    await expect(own.browser.call('postUserDeletion', {})).resolves.toMatchObject({ body: { ordersUnderWay: numbers } });
    const { orders } = await ask('getTurns', {});
    expect(orders.map(({ orderNumber }) => orderNumber).filter((number) => numbers.includes(number))).toEqual(numbers);
  });

  test('is told to the customer and to the seller', async () => {
    const own = await backend.customer();
    const { orderNumber } = await orderOf(own, { step: 'DI', status: 'MI' });
    await backend.runDueJobs();
    const before = backend.mailbox.mails.length;
    await expect(own.browser.call('postUserDeletion', {})).resolves.toMatchObject({ body: { ordersUnderWay: [orderNumber] } });
    await backend.runDueJobs();
    const mails = backend.mailbox.mails.slice(before);
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([own.email, serviceEmail].sort());
    for (const { text } of mails) expect(text).toContain(`Nog niet klaar: bestelling ${orderNumber}.`);
  });
});

test('who asked is listed until it is done, the first first', async () => {
  const [one, two, three] = [await backend.customer(), await backend.customer(), await backend.customer()];
  const { orderNumber } = await orderOf(two, { step: 'AI', status: 'MI' });
  const done = await orderOf(one);
  await invoiced(done.id);
  const list = async () => {
    const { deletions } = await ask('getDeletions', {});
    return deletions.filter(({ customerId }) => [one, two, three].some(({ id }) => id === customerId));
  };
  await two.browser.call('postUserDeletion', {});
  backend.pass(1);
  await one.browser.call('postUserDeletion', {});
  await three.browser.call('postUserDeletion', {});
  await three.browser.call('deleteUserDeletion', {});
  expect(await list()).toEqual([
    {
      customerId: two.id,
      email: two.email,
      requestedAt: expect.any(String) as string,
      ordersUnderWay: [orderNumber],
      ordersKept: [],
    },
    {
      customerId: one.id,
      email: one.email,
      requestedAt: backend.now().toISOString(),
      ordersUnderWay: [],
      ordersKept: [done.orderNumber],
    },
  ]);
  await erase(one.id);
  expect((await list()).map(({ customerId }) => customerId)).toEqual([two.id]);
});

describe('what the law wants kept', () => {
  test('is counted from the last paper of an order, whenever that was ordered', async () => {
    const own = await backend.customer();
    const old = { orderDate: '2018-12-03' } as const;
    const [before, after, credited, paid] = [
      await orderOf(own, old),
      await orderOf(own, old),
      await orderOf(own, old),
      await orderOf(own, old),
    ];
    await invoiced(before.id, '2018-12-20');
    await invoiced(after.id, '2019-02-01');
    const { database } = backend.context;
    const paper = {
      reference: 'C-1',
      name: 'Creditfactuur',
      kind: 'invoice',
      documentDate: '2026-11-20',
      mediaType: 'application/pdf',
      fileName: 'c.pdf',
      size: 1,
      sha256: '0',
      createdAt: backend.now(),
    } as const;
    await database.insert(schema.orderDocument).values({ ...paper, orderId: credited.id, url: 'credit' });
    // Half past midnight in the Netherlands.
    const [invoice] = await database
      .insert(schema.invoice)
      .values({
        orderId: paid.id,
        type: 'FP',
        invoiceNumber: 'F-2018',
        amount: 100,
        vat: 0,
        invoiceDate: '2018-12-20',
        createdAt: backend.now(),
        updatedAt: backend.now(),
      })
      .returning();
    await database.insert(schema.payment).values({
      invoiceId: invoice?.id ?? '',
      state: 'paid',
      amount: 100,
      reference: 'bank',
      createdAt: backend.now(),
      paidAt: new Date('2018-12-31T23:30:00Z'),
    });
    const ordersKept = [after, credited, paid].map(({ orderNumber }) => orderNumber);
    expect(await erase(own.id, { asked: 'elsewhere' })).toMatchObject({ body: { ordersKept } });
    await cleanUp();
    expect(await rowsOf(own.id)).toMatchObject({ order: 3, invoice: 2, payment: 1, orderDocument: 1 });
  });

  test('brings no new order: its house stays, but nobody is there to order', async () => {
    const own = await backend.customer();
    const { id: orderId } = await orderOf(own);
    await invoiced(orderId);
    await erase(own.id, { asked: 'elsewhere' });
    const kept = await rowsOf(own.id);
    await expect(
      callBackOffice(backend, 'postCustomerOrder', {
        query: { customerId: own.id },
        body: { houseId: own.houseId, product: 'Pomp AO', orderDate: '2026-11-21' },
      }),
    ).resolves.toMatchObject({ status: 404 });
    expect(await rowsOf(own.id)).toEqual(kept);
  });

  test('goes when its time is over, and then who it was of', async () => {
    const { database } = backend.context;
    const own = await backend.customer();
    const { id: orderId } = await orderOf(own);
    await invoiced(orderId);
    await erase(own.id, { asked: 'elsewhere' });
    const untilYear = 2026 + keptYears;
    expect(keptByLaw({ orders: 1 }, backend.context.speak('nl-NL'))[0]?.howLong).toContain(`${keptYears} jaar na het jaar`);

    backend.pass(Date.parse(`${untilYear}-12-31T12:00:00.000Z`) - backend.now().getTime());
    await cleanUp();
    expect(await rowsOf(own.id)).toMatchObject({ order: 1, invoice: 1 });
    backend.pass(days(1));
    await cleanUp();
    expect(await rowsOf(own.id)).toEqual({});
    expect(await database.select().from(schema.house).where(eq(schema.house.id, own.houseId))).toEqual([]);
  });

  test('isn’t there without a paper, and that somebody was erased is known for two years', async () => {
    const own = await backend.customer();
    await orderOf(own);
    await expect(own.browser.call('getUserDeletion', {})).resolves.toMatchObject({ body: { kept: [] } });
    expect(await erase(own.id, { asked: 'elsewhere' })).toMatchObject({ body: { ordersKept: [] } });
    await backend.runDueJobs();
    backend.pass(days(2 * 365));
    await cleanUp();
    expect(await rowsOf(own.id)).toMatchObject({ customer: 1, audit: 1 });
    backend.pass(1);
    await cleanUp();
    expect(await rowsOf(own.id)).toEqual({});
  });
});

test('every table that leads to a customer has rows that can be one’s', () => {
  const leads = (table: PgTable): boolean =>
    table === schema.customer || getTableConfig(table).foreignKeys.some((key) => leads(key.reference().foreignTable));
  const leading = everyTable.filter(leads).map(getTableName);
  expect(leading.length).toBeGreaterThan(20);
  const erased = Object.entries(exportedTables).flatMap(([name, table]) =>
    'leftOut' in table ? [] : [getTableName(schema[name as TableName])],
  );
  expect(leading.filter((name) => !new Set<string>(erased).has(name))).toEqual([]);
});
