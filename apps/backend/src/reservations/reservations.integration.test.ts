import type { ReservationBody } from '@pomp/api-contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customer } from '../adapters/database/schema/index.js';
import { hours, minutes } from '../clock.js';
import { askBackOffice } from '../testing/back-office.js';
import { everyRow } from '../testing/every-row.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

const siteUrl = 'http://localhost:3000';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.pass(minutes(1)));

let visitors = 0;
/** Of somebody new. */
function reservation(more: Partial<ReservationBody> = {}): ReservationBody {
  const contactInformation = { firstName: 'Noor', lastName: 'Visser', phone: '06 12 34 56 78', email: `noor${++visitors}@pomp.example` };
  return { contactInformation, address: { address: 'Lindelaan 12', postCode: '3581kj', city: 'Utrecht', installSameBill: true }, product: 'Pomp AO', quantity: 1, ...more };
}
const elsewhere = { address: 'Lindelaan,12 B', postCode: '3581 KJ', city: 'Utrecht', installSameBill: false, billingAddress: 'Havenstraat,3 A', billingPostCode: '1271ad', billingCity: 'Huizen' };

interface From {
  readonly key?: string;
  readonly address?: string;
}
interface Answered {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string; readonly issues?: readonly { readonly field: string; readonly message: string }[] };
}

/** As the site's pages send it. */
async function post(body: object, { key, address }: From = {}): Promise<Answered> {
  const response = await backend.browser(address).request('/reservation', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl, 'sec-fetch-site': 'cross-site', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('access-control-allow-origin')).toBe(siteUrl);
  return { status: response.status, body: (await response.json()) as Answered['body'] };
}

const mailsTo = (email: string) => backend.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email));
const customersOf = (email: string) => backend.context.database.select().from(customer).where(eq(customer.email, email));
const everything = async () => {
  const { throttle: _, ...rows } = await everyRow(backend.context.database);
  return rows;
};

/** Signed in by the link in the mail. */
async function firstLogin(email: string) {
  const token = /token=([\w-]+)/.exec(mailsTo(email).find(({ subject }) => subject === 'Kies je wachtwoord voor Pomp')?.text ?? '')?.[1] ?? '';
  const browser = backend.browser();
  await expect(browser.call('resetPassword', { body: { token, newPassword: 'Warmte123', confirmPassword: 'Warmte123' } })).resolves.toMatchObject({ status: 200 });
  await expect(browser.call('login', { body: { email, password: 'Warmte123' } })).resolves.toMatchObject({ status: 200 });
  return browser;
}

describe('a reservation', () => {
  test.each([
    ['Pomp AO', 'Pomp AO', 'pomp ao', '2 × Pomp AO', '€ 6.800'],
    ['All-Electric', 'All-Electric', 'all-electric', '2 × All-Electric', '€ 18.200'],
    ['Pomp T', 'Upgrade', 'pomp t', '2 × Pomp T', '€ 9.900'],
  ] as const)('of %s is an order of %s in a new account, which opens with the mailed link', async (product, ordered, flow, what, price) => {
    const body = reservation({ product, quantity: 2, address: elsewhere });
    const { email } = body.contactInformation;
    expect(await post(body)).toEqual({ status: 200, body: {} });
    await backend.runDueJobs();

    const browser = await firstLogin(email);
    await expect(browser.call('getUser', {})).resolves.toMatchObject({ body: { firstName: 'Noor', lastName: 'Visser', email, phoneNumber: '06 12 34 56 78' } });
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ body: [{ address: 'Lindelaan,12 B', zipcode: '3581 KJ', city: 'Utrecht', mainAddress: true }] });
    const { body: orders } = await browser.call('getOrders', {});
    expect(orders).toMatchObject([{ product: ordered, flow, step: 'RV', status: 'OG', orderDate: '2026-11-21', withdrawalUntil: null }]);
    const orderNumber = Array.isArray(orders) ? (orders[0]?.orderNumber ?? '') : '';

    const mail = mailsTo(email).find(({ subject }) => subject === `Je reservering ${orderNumber} bij Pomp`);
    const text = mail?.text?.replaceAll('\u00a0', ' ');
    for (const said of [what, price, 'Lindelaan 12 B, 3581 KJ Utrecht', 'Havenstraat 3 A, 1271 AD Huizen', 'Noor Visser', email, '06 12 34 56 78', '21 november 2026']) expect(text).toContain(said);

    const seen = await askBackOffice(backend, 'getOrder', { query: { order: orderNumber } });
    expect(seen).toMatchObject({ quantity: 2, quote: null, customer: { email }, invoiceAddress: { address: 'Havenstraat,3 A', zipcode: '1271 AD', city: 'Huizen' } });
  });

  test('has no second address where invoices go to the house, whatever came along', async () => {
    const body = reservation({ address: { ...elsewhere, installSameBill: true } });
    await post(body);
    const { orders } = await askBackOffice(backend, 'getAllOrders', { query: {} });
    const made = orders.find(({ customer: { email } }) => email === body.contactInformation.email);
    expect((await askBackOffice(backend, 'getOrder', { query: { order: made?.order.id ?? '' } })).invoiceAddress).toBeNull();
  });

  test('is among the changes that the seller’s systems read', async () => {
    const body = reservation();
    await post(body);
    const [made] = await customersOf(body.contactInformation.email);
    const { changes } = await askBackOffice(backend, 'getChanges', { query: { limit: '200' } });
    expect(changes.filter(({ customerId }) => customerId === made?.id).map(({ actor, action }) => `${actor}: ${action}`)).toEqual([
      'customer: createCustomer',
      'customer: createHouse',
      'customer: createOrder',
      'customer: reserve',
    ]);
  });

  test('is in what the customer downloads, with how many and where invoices go', async () => {
    const body = reservation({ quantity: 3, address: elsewhere });
    await post(body);
    await backend.runDueJobs();
    const { body: exported } = await (await firstLogin(body.contactInformation.email)).call('getUserData', {});
    expect(exported).toMatchObject({ data: { order: [{ quantity: 3, invoiceAddress: 'Havenstraat,3 A' }], house: [{ city: 'Utrecht' }] } });
    expect(JSON.stringify(exported)).toContain('"template":"reservation"');
  });

  test('leaves its mails behind with it, for when there is mail again', async () => {
    const { contactInformation, ...rest } = reservation();
    backend.mailbox.refuse(true);
    expect((await post({ contactInformation, ...rest })).status).toBe(200);
    await backend.runDueJobs();
    expect(mailsTo(contactInformation.email)).toEqual([]);
    backend.mailbox.refuse(false);
    backend.pass(minutes(5));
    await backend.runDueJobs();
    expect(mailsTo(contactInformation.email)).toHaveLength(2);
  });
});

describe('sent more than once', () => {
  /** One customer, and one mail of each kind. */
  async function expectOne(email: string) {
    await backend.runDueJobs();
    expect(await customersOf(email)).toHaveLength(1);
    expect(mailsTo(email)).toHaveLength(2);
    const { orders } = await askBackOffice(backend, 'getAllOrders', { query: {} });
    expect(orders.filter(({ customer }) => customer.email === email)).toHaveLength(1);
  }

  test.each([
    ['with a key', 'form-1'],
    ['without one', undefined],
  ])('four times at once %s is one', async (_what, key) => {
    const body = reservation();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(body, key === undefined ? {} : { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expectOne(body.contactInformation.email);
  });

  test('again by who got no answer, which then took longer, is one', async () => {
    const body = reservation();
    for (const took of [4_000, 9_000]) expect((await post({ ...body, took })).status).toBe(200);
    await expectOne(body.contactInformation.email);
  });

  test('with a key hours later is answered as the first time', async () => {
    const body = reservation();
    for (const wait of [0, hours(23)]) {
      backend.pass(wait);
      expect((await post({ ...body, took: 5_000 + wait }, { key: 'late' })).status).toBe(200);
    }
    await expectOne(body.contactInformation.email);
  });

  test('with another body under the same key is refused', async () => {
    const body = reservation();
    await post(body, { key: 'other' });
    expect(await post({ ...body, quantity: 2 }, { key: 'other' })).toMatchObject({ status: 422, body: { code: 'keyReused' } });
    await expectOne(body.contactInformation.email);
  });

  test('with the same e-mail address at the same moment makes one account, and tells the others', async () => {
    const body = reservation();
    const answers = await Promise.all(['Utrecht', 'Zeist', 'Bunnik'].map((city) => post({ ...body, address: { ...body.address, city } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await expectOne(body.contactInformation.email);
  });
});

describe('what is refused', () => {
  test('is an e-mail address that has an account, however it is capitalised, with where to go', async () => {
    const { email } = await backend.customer();
    const body = reservation();
    const before = await everything();
    const refused = await post({ ...body, contactInformation: { ...body.contactInformation, email: email.toUpperCase() } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', message: 'Er is al een account met dit e-mailadres. Log in om verder te gaan.' } });
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['firstName', '', 'Vereist'],
    ['lastName', ' ', 'Vereist'],
    ['email', 'noor', 'Niet valide'],
    ['phone', '0612', 'Niet valide'],
    ['address', 'Lindelaan', 'Vul een straat en een huisnummer in'],
    ['postCode', '3581 SS', 'Niet valide'],
    ['city', '', 'Vereist'],
    ['billingAddress', undefined, 'Vereist'],
    ['billingPostCode', '0123 AB', 'Niet valide'],
    ['billingCity', '', 'Vereist'],
    ['quantity', 0, 'Vul een aantal van 1 tot en met 10 in'],
    ['quantity', 11, 'Vul een aantal van 1 tot en met 10 in'],
  ])('is a %s of %o, and it makes nothing', async (field, value, message) => {
    const body = reservation({ address: elsewhere });
    const changed = (part: object) => (Object.hasOwn(part, field) ? { ...part, [field]: value } : part);
    const before = await everything();
    const wrong = { ...body, contactInformation: changed(body.contactInformation), address: changed(body.address), ...(field === 'quantity' && { quantity: value }) };
    const refused = await post(wrong, { address: '10.0.1.99' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalidAnswers', issues: [{ field, message }] } });
    expect(await everything()).toEqual(before);
    expect((await post(body, { address: '10.0.1.99' })).status).toBe(200);
  });

  test.each([
    ['a product that isn’t reserved', { product: 'Heatcycle' }],
    ['part of a pump', { quantity: 1.5 }],
    ['a step', { step: 'CP' }],
    ['a customer', { customerId: crypto.randomUUID() }],
  ])('is %s', async (_what, more) => {
    expect(await post({ ...reservation(), ...more })).toMatchObject({ status: 400, body: { code: 'malformedRequest' } });
  });
});

describe('programs', () => {
  test('that fill in what people don’t see are answered, and make nothing', async () => {
    const body = reservation();
    const before = await everything();
    expect(await post({ ...body, website: 'https://spam.example' })).toEqual({ status: 200, body: {} });
    expect(await everything()).toEqual(before);
    expect((await post(body)).status).toBe(200);
    expect(await customersOf(body.contactInformation.email)).toHaveLength(1);
  });

  test('that are too fast are told so', async () => {
    const body = reservation();
    expect(await post({ ...body, took: 300 })).toMatchObject({ status: 422, body: { code: 'tooFast' } });
    expect((await post({ ...body, took: 3_000 })).status).toBe(200);
  });

  test('may try ten times a minute from one place, also to find who has an account', async () => {
    const { email } = await backend.customer();
    const statuses: number[] = [];
    for (let time = 1; time <= 11; time++) {
      const { contactInformation, ...rest } = reservation();
      statuses.push((await post({ ...rest, contactInformation: { ...contactInformation, email } }, { address: '10.0.0.11' })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429]);
    expect((await post(reservation(), { address: '10.0.0.12' })).status).toBe(200);
  });
});
