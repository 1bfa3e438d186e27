import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '../clock/clock.js';
import { askBackOffice } from '../testing/back-office.js';
import { elsewhere, reservation, reservingAt } from '../testing/reserving.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
let reserving: ReturnType<typeof reservingAt>;
beforeAll(async () => {
  backend = await startTestBackend();
  reserving = reservingAt(backend);
});
beforeEach(() => backend.pass(minutes(1)));

describe('a reservation', () => {
  test.each([
    ['Pomp AO', 'Pomp AO', 'pomp ao', '2 × Pomp AO', '€ 6.800'],
    ['All-Electric', 'All-Electric', 'all-electric', '2 × All-electric', '€ 18.200'],
    ['Pomp T', 'Upgrade', 'pomp t', '2 × Pomp T', '€ 9.900'],
  ] as const)(
    'of %s is an order of %s in a new account, which opens with the mailed link',
    async (product, ordered, flow, what, price) => {
      const body = reservation({ product, quantity: 2, address: elsewhere });
      const { email } = body.contactInformation;
      const answer = await reserving.post(body);
      expect(answer).toMatchObject({ status: 200, body: { orderNumber: expect.stringMatching(/^\d{4}-\d+$/) as string } });
      await backend.runDueJobs();
      const named = answer.body as { readonly orderNumber: string };
      expect(reserving.mailsTo(email).map(({ subject }) => subject)).toContainEqual(expect.stringContaining(named.orderNumber));

      const browser = await reserving.firstLogin(email);
      await expect(browser.call('getUser', {})).resolves.toMatchObject({
        body: { firstName: 'Noor', lastName: 'Visser', email, phoneNumber: '06 12 34 56 78' },
      });
      await expect(browser.call('getHouses', {})).resolves.toMatchObject({
        body: [{ address: 'Lindelaan,12 B', zipcode: '3581 KJ', city: 'Utrecht', mainAddress: true }],
      });
      const { body: orders } = await browser.call('getOrders', {});
      expect(orders).toMatchObject([
        { product: ordered, flow, step: 'RV', status: 'OG', orderDate: '2026-11-21', withdrawalUntil: null },
      ]);
      const orderNumber = Array.isArray(orders) ? (orders[0]?.orderNumber ?? '') : '';

      const mail = reserving.mailsTo(email).find(({ subject }) => subject === `Je reservering ${orderNumber} bij Pomp`);
      const text = mail?.text?.replaceAll('\u00a0', ' ');
      for (const said of [what, price, '21 november 2026']) expect(text).toContain(said);
      // Until then anyone can have typed this address.
      for (const typed of ['Lindelaan', 'Havenstraat', 'Noor', 'Visser', '06 12 34 56 78']) expect(text).not.toContain(typed);

      const seen = await askBackOffice(backend, 'getOrder', { query: { order: orderNumber } });
      expect(seen).toMatchObject({
        quantity: 2,
        quote: null,
        customer: { email },
        invoiceAddress: { address: 'Havenstraat,3 A', zipcode: '1271 AD', city: 'Huizen' },
      });
    },
  );

  test('has no second address where invoices go to the house, whatever came along', async () => {
    const body = reservation({ address: { ...elsewhere, installSameBill: true } });
    await reserving.post(body);
    const { orders } = await askBackOffice(backend, 'getAllOrders', { query: {} });
    const made = orders.find(({ customer: { email } }) => email === body.contactInformation.email);
    expect((await askBackOffice(backend, 'getOrder', { query: { order: made?.order.id ?? '' } })).invoiceAddress).toBeNull();
  });

  test('is among the changes that the seller’s systems read', async () => {
    const body = reservation();
    await reserving.post(body);
    const [made] = await reserving.customersOf(body.contactInformation.email);
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
    await reserving.post(body);
    await backend.runDueJobs();
    const { body: exported } = await (await reserving.firstLogin(body.contactInformation.email)).call('getUserData', {});
    expect(exported).toMatchObject({
      data: { order: [{ quantity: 3, invoiceAddress: 'Havenstraat,3 A' }], house: [{ city: 'Utrecht' }] },
    });
    expect(JSON.stringify(exported)).toContain('"template":"reservation"');
  });

  test('leaves its mails behind with it, for when there is mail again', async () => {
    const { contactInformation, ...rest } = reservation();
    backend.mailbox.refuse(true);
    expect((await reserving.post({ contactInformation, ...rest })).status).toBe(200);
    await backend.runDueJobs();
    expect(reserving.mailsTo(contactInformation.email)).toEqual([]);
    backend.mailbox.refuse(false);
    backend.pass(minutes(5));
    await backend.runDueJobs();
    expect(reserving.mailsTo(contactInformation.email)).toHaveLength(1);
  });
});

describe('what is refused', () => {
  test('is an e-mail address that has an account, however it is capitalised, with where to go', async () => {
    const { email } = await backend.customer();
    const body = reservation();
    const before = await reserving.everything();
    const refused = await reserving.post({
      ...body,
      contactInformation: { ...body.contactInformation, email: email.toUpperCase() },
    });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: 'Er is al een account met dit e-mailadres. Log in om verder te gaan.' },
    });
    expect(await reserving.everything()).toEqual(before);
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
    const before = await reserving.everything();
    const wrong = {
      ...body,
      contactInformation: changed(body.contactInformation),
      address: changed(body.address),
      ...(field === 'quantity' && { quantity: value }),
    };
    const refused = await reserving.post(wrong, { address: '10.0.1.99' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalidAnswers', issues: [{ field, message }] } });
    expect(await reserving.everything()).toEqual(before);
    expect((await reserving.post(body, { address: '10.0.1.99' })).status).toBe(200);
  });

  test.each([
    ['a product that isn’t reserved', { product: 'Heatcycle' }],
    ['part of a pump', { quantity: 1.5 }],
    ['a step', { step: 'CP' }],
    ['a customer', { customerId: crypto.randomUUID() }],
  ])('is %s', async (_what, more) => {
    expect(await reserving.post({ ...reservation(), ...more })).toMatchObject({ status: 400, body: { code: 'malformedRequest' } });
  });
});

describe('programs', () => {
  test('that fill in what people don’t see are answered, and make nothing but something to look at', async () => {
    const body = reservation();
    const before = await reserving.everything();
    expect(await reserving.post({ ...body, reference: 'https://spam.example' })).toEqual({ status: 200, body: {} });
    const { caught_form: caught, ...others } = await reserving.everything();
    expect(caught?.length).toBe((before['caught_form']?.length ?? 0) + 1);
    expect({ ...others, caught_form: before['caught_form'] }).toEqual(before);
    expect((await reserving.post(body)).status).toBe(200);
    expect(await reserving.customersOf(body.contactInformation.email)).toHaveLength(1);
  });

  test('that are too fast are told so', async () => {
    const body = reservation();
    expect(await reserving.post({ ...body, took: 300 })).toMatchObject({ status: 422, body: { code: 'tooFast' } });
    expect((await reserving.post({ ...body, took: 3_000 })).status).toBe(200);
  });

  test('may try ten times a minute from one place, also to find who has an account', async () => {
    const { email } = await backend.customer();
    const statuses: number[] = [];
    for (let time = 1; time <= 11; time++) {
      const { contactInformation, ...rest } = reservation();
      statuses.push(
        (await reserving.post({ ...rest, contactInformation: { ...contactInformation, email } }, { address: '10.0.0.11' })).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429]);
    expect((await reserving.post(reservation(), { address: '10.0.0.12' })).status).toBe(200);
  });
});
