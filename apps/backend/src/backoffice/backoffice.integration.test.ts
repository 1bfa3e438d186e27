import { backofficeCalls, type BackofficeCallName, type Call } from '@pomp/api-contract';
import { orderMove, orderStatuses, orderSteps, type OrderPlace } from '@pomp/domain';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../adapters/database/schema/index.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { everyRow } from '../testing/every-row.js';
import { addPlan } from '../testing/plan-document.js';
import { backofficeApiKey, startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const ask = <Name extends BackofficeCallName>(name: Name, input: Parameters<typeof askBackOffice<Name>>[2]) =>
  askBackOffice(backend, name, input);
const call = <Name extends BackofficeCallName>(name: Name, input: Parameters<typeof callBackOffice<Name>>[2]) =>
  callBackOffice(backend, name, input);

async function newOrder(place: Partial<OrderPlace> = {}) {
  const customer = await backend.customer();
  const { id: orderId } = await ask('postCustomerOrder', {
    query: { customerId: customer.id },
    body: { houseId: customer.houseId, product: 'Pomp AO', orderDate: '2026-11-12', ...place },
  });
  return { ...customer, orderId };
}

const mailsTo = (email: string) =>
  backend.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email)).map(({ subject }) => subject);

describe('the key', () => {
  test.each(Object.entries<Call>(backofficeCalls))(
    'is asked for by %s before anything else',
    async (_name, { method, path, example }) => {
      const { browser } = await backend.customer();
      const before = await everyRow(backend.context.database);
      const query = example.query === undefined ? '' : `?${new URLSearchParams(example.query as Record<string, string>)}`;
      const body = method === 'GET' ? {} : { body: JSON.stringify(example.body ?? {}) };
      const keys: Record<string, string>[] = [
        {},
        { authorization: 'Bearer wrong' },
        { authorization: backofficeApiKey },
        { authorization: `Basic ${backofficeApiKey}` },
        { authorization: `Bearer ${backofficeApiKey}x` },
      ];
      for (const key of keys) {
        const response = await browser.request(path + query, {
          method,
          headers: { 'content-type': 'application/json', ...key },
          ...body,
        });
        expect(response.status, JSON.stringify(key)).toBe(401);
        expect(await response.json()).toMatchObject({ code: 'wrongKey' });
      }
      expect(await everyRow(backend.context.database)).toEqual(before);
    },
  );

  test('opens what the contract has, and nothing besides', () => {
    const mounted = backend.app.routes
      .filter(({ path, method }) => path.startsWith('/backoffice') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(mounted)].sort()).toEqual(
      Object.values<Call>(backofficeCalls)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
  });
});

test('a customer, a house and an order are made, and the customer sees them', async () => {
  const body = { email: 'nieuw@pomp.example', firstName: 'Noor', lastName: 'Visser' };
  const { customerId } = await ask('postCustomer', { body });
  expect(await ask('postCustomer', { body })).toEqual({ customerId });
  await expect(call('postCustomer', { body: { ...body, firstName: 'Iemand' } })).resolves.toMatchObject({ status: 409 });
  const house = await ask('postCustomerHouse', {
    query: { customerId },
    body: { address: 'Kade 7', zip: '1234 AB', city: 'Ons Dorp' },
  });
  expect(house).toMatchObject({ mainAddress: true, address: 'Kade 7' });
  const order = { houseId: house.id, product: 'All-Electric', orderDate: '2026-11-20' } as const;
  await expect(ask('postCustomerOrder', { query: { customerId }, body: order })).resolves.toMatchObject({
    step: 'RV',
    status: 'OG',
    flow: 'all-electric',
  });
  await backend.runDueJobs();
  expect(mailsTo(body.email)).toHaveLength(1);
  const { orders } = await ask('getAllOrders', { query: { limit: '1' } });
  expect(orders).toMatchObject([{ customer: { email: body.email }, order: { houseId: house.id } }]);
});

test('a customer is written to in the language that the seller says, of those that it offers', async () => {
  const body = { email: 'english@pomp.example', firstName: 'Noor', lastName: 'Visser' };
  await expect(call('postCustomer', { body: { ...body, locale: 'fy-NL' } })).resolves.toMatchObject({ status: 400 });
  const { customerId } = await ask('postCustomer', { body: { ...body, locale: 'en-GB' } });
  await backend.runDueJobs();
  expect(mailsTo(body.email)).toEqual([expect.stringContaining('password')]);
  const house = await ask('postCustomerHouse', {
    query: { customerId },
    body: { address: 'Kade 9', zip: '1234 AB', city: 'Ons Dorp' },
  });
  const order = { houseId: house.id, product: 'Pomp AO', orderDate: '2026-11-20' } as const;
  const { id } = await ask('postCustomerOrder', { query: { customerId }, body: order });
  await expect(ask('getOrder', { query: { order: id } })).resolves.toMatchObject({ customer: { locale: 'en-GB' } });
});

test.each([
  ['an e-mail address that can’t log in', { email: `${'x'.repeat(250)}@pomp.example` }, 'email'],
  ['a text for an e-mail address', { email: 'noor' }, 'email'],
  ['a name that the person form doesn’t take', { firstName: 'x'.repeat(101) }, 'firstName'],
  ['no name', { lastName: ' ' }, 'lastName'],
  ['a phone number that isn’t one', { phoneNumber: 'op het werk' }, 'phoneNumber'],
])('a customer with %s is not made', async (_what, wrong, field) => {
  const body = { email: 'onbekend@pomp.example', firstName: 'Noor', lastName: 'Visser', ...wrong };
  await expect(call('postCustomer', { body })).resolves.toMatchObject({
    status: 422,
    body: { code: 'invalidAnswers', issues: [{ field }] },
  });
});

test('an order for someone else’s house, or at a state that there isn’t, is not made', async () => {
  const [own, other] = [await backend.customer(), await backend.customer()];
  const order = { product: 'Pomp AO', orderDate: '2026-11-20' } as const;
  await expect(
    call('postCustomerOrder', { query: { customerId: own.id }, body: { ...order, houseId: other.houseId } }),
  ).resolves.toMatchObject({ status: 404 });
  await expect(
    call('postCustomerOrder', {
      query: { customerId: own.id },
      body: { ...order, houseId: own.houseId, step: 'SI', status: 'OK' },
    }),
  ).resolves.toMatchObject({ status: 422, body: { code: 'unknownState' } });
  await expect(call('postCustomerOrder', { query: { customerId: 'x' }, body: { ...order, houseId: 'y' } })).resolves.toMatchObject({
    status: 404,
  });
});

test('a day that the calendar doesn’t have is refused wherever it is sent', async () => {
  const { id: customerId, houseId, orderId } = await newOrder();
  for (const date of ['2026-02-30', '0000-01-01'] as const) {
    await expect(
      call('postCustomerOrder', { query: { customerId }, body: { houseId, product: 'Pomp AO', orderDate: date } }),
    ).resolves.toMatchObject({ status: 400, body: { code: 'malformedRequest' } });
    await expect(
      call('putInvoice', {
        query: { orderId, type: 'FP' },
        body: { invoiceNumber: 'F2026-9002', amount: 121_000, vat: 21_000, date },
      }),
    ).resolves.toMatchObject({ status: 400 });
    await expect(call('putIncasso', { query: { orderId }, body: { incassoDate: date } })).resolves.toMatchObject({ status: 400 });
  }
});

describe('moving an order', () => {
  test('goes forward, with a mail, an event and a trace of who did it', async () => {
    const { id, email, orderId, browser } = await newOrder();
    await expect(ask('putOrderStep', { query: { orderId }, body: { step: 'DI', status: 'MI' } })).resolves.toMatchObject({
      step: 'DI',
      status: 'MI',
    });
    await ask('putOrderStep', { query: { orderId }, body: { step: 'DI', status: 'MI' } });
    await backend.runDueJobs();
    expect(mailsTo(email)).toEqual([expect.stringMatching(/^Plan je digitale inspectie: bestelling 2026-\d+$/)]);
    await expect(browser.call('getOrderHistory', {})).resolves.toMatchObject({
      body: [{ step: 'RV' }, { step: 'DI', status: 'MI' }],
    });
    const traces = await backend.context.database.select().from(audit).where(eq(audit.customerId, id)).orderBy(audit.id);
    expect(traces.at(-1)).toMatchObject({
      actor: 'seller',
      action: 'moveOrder',
      subject: orderId,
      detail: { from: { step: 'RV', status: 'OG' }, to: { step: 'DI', status: 'MI' } },
    });
  });

  test('mails a status that asks something, and none that doesn’t', async () => {
    const { email, orderId } = await newOrder({ step: 'DI', status: 'OK' });
    await ask('putOrderStep', { query: { orderId }, body: { step: 'AI', status: 'MI' } });
    await backend.runDueJobs();
    await ask('putOrderStep', { query: { orderId }, body: { step: 'PY', status: 'OK' } });
    await backend.runDueJobs();
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('goes back only as a correction with a reason, which the customer hears nothing of', async () => {
    const { id, email, orderId } = await newOrder({ step: 'SI', status: 'MI' });
    const back = { step: 'AI', status: 'MI' } as const;
    await expect(call('putOrderStep', { query: { orderId }, body: back })).resolves.toMatchObject({ status: 409 });
    await expect(
      call('putOrderStep', { query: { orderId }, body: { ...back, correction: { reason: '' } } }),
    ).resolves.toMatchObject({ status: 400 });
    await expect(
      ask('putOrderStep', { query: { orderId }, body: { ...back, correction: { reason: 'Verkeerde bestelling' } } }),
    ).resolves.toMatchObject(back);
    await backend.runDueJobs();
    expect(mailsTo(email)).toEqual([]);
    const traces = await backend.context.database.select().from(audit).where(eq(audit.customerId, id)).orderBy(audit.id);
    expect(traces.at(-1)?.detail).toMatchObject({ reason: 'Verkeerde bestelling' });
  });

  test('never comes to a state that the spec doesn’t have, nor back by itself', async () => {
    const { orderId } = await newOrder({ step: 'RV', status: 'MI' });
    let at: OrderPlace = { step: 'RV', status: 'MI' };
    const place = fc.record({
      step: fc.constantFrom(...orderSteps),
      status: fc.constantFrom(...orderStatuses),
    });
    for (const to of fc.sample(place, 60)) {
      const move = orderMove(at, to);
      const { status } = await call('putOrderStep', { query: { orderId }, body: to });
      expect(status).toBe({ unknown: 422, back: 409, none: 200, forward: 200 }[move]);
      if (status === 200) at = to;
    }
  });

  test('is refused for an order that isn’t there', async () => {
    for (const orderId of [crypto.randomUUID(), 'x'])
      await expect(call('putOrderStep', { query: { orderId }, body: { step: 'DI', status: 'MI' } })).resolves.toMatchObject({
        status: 404,
      });
  });
});

test('a request that the contract doesn’t take says which of its fields are wrong', async () => {
  const { orderId } = await newOrder();
  const refused = async (query: { orderId: string; kind: 'inspection' }, body: object) => {
    const answer = await call('putAppointment', { query, body: body as { startsAt: string } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformedRequest' } });
    return 'issues' in answer.body ? answer.body.issues : undefined;
  };
  const query = { orderId, kind: 'inspection' } as const;
  expect(await refused(query, { callUrl: 'http://gesprek.example', callNumber: '1', parking: 'ja' })).toEqual([
    { field: 'startsAt', code: 'missing', message: 'Dit ontbreekt.' },
    { field: 'callUrl', code: 'malformed', message: 'Dit klopt niet.' },
    { field: 'callNumber', code: 'malformed', message: 'Dit klopt niet.' },
    { field: 'parking', code: 'malformed', message: 'Dit klopt niet.' },
  ]);
  expect(await refused({ ...query, kind: 'visit' as never }, {})).toMatchObject([{ field: 'kind', code: 'malformed' }]);
  const warranties = [{ what: '', until: '2032-01-12' as const }];
  const body = { deviceCode: 'nee', warranties, serviceOn: null } as const;
  await expect(call('putDelivery', { query: { orderId }, body })).resolves.toMatchObject({
    status: 400,
    body: { issues: [{ field: 'deviceCode' }, { field: 'warranties.0.what' }] },
  });
});

describe('an appointment', () => {
  const entriesTo = (email: string) =>
    backend.mailbox.mails
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ attachments }) => new TextDecoder().decode(attachments[0]?.content as Uint8Array));
  const valueOf = (entry: string | undefined, name: string) =>
    new RegExp(`^${name}[^:\r\n]*:(.*)$`, 'm').exec(entry ?? '')?.[1]?.trim();

  test('is planned, moved and cancelled, and a calendar knows it again each time', async () => {
    const { email, orderId, browser } = await newOrder();
    const query = { orderId, kind: 'inspection' } as const;
    const planned = await ask('putAppointment', { query, body: { startsAt: '2026-11-30T10:30:00+01:00' } });
    expect(planned).toMatchObject({ startsAt: '2026-11-30T09:30:00.000Z', endsAt: '2026-11-30T10:15:00.000Z' });
    await expect(browser.call('getOrders', {})).resolves.toMatchObject({
      body: [{ inspectionAppointment: { date: '2026-11-30T09:30:00.000Z' } }],
    });
    await backend.runDueJobs();
    await ask('putAppointment', { query, body: { startsAt: '2026-11-30T09:30:00Z' } });
    await ask('putAppointment', { query, body: { startsAt: '2026-12-01T09:30:00Z' } });
    await backend.runDueJobs();
    await ask('deleteAppointment', { query });
    await ask('deleteAppointment', { query });
    await backend.runDueJobs();
    await expect(browser.call('getOrders', {})).resolves.toMatchObject({ body: [{ inspectionAppointment: { date: null } }] });
    expect(mailsTo(email)).toEqual([
      'Digitale inspectie: je afspraak staat',
      'Digitale inspectie: je afspraak is verzet',
      'Digitale inspectie: je afspraak gaat niet door',
    ]);
    const entries = entriesTo(email);
    expect(entries.map((entry) => valueOf(entry, 'SEQUENCE'))).toEqual(['0', '1', '2']);
    expect(entries.map((entry) => valueOf(entry, 'DTSTART'))).toEqual(['20261130T093000Z', '20261201T093000Z', '20261201T093000Z']);
    expect(entries.map((entry) => valueOf(entry, 'METHOD'))).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL']);
    expect(new Set(entries.map((entry) => valueOf(entry, 'UID')))).toEqual(new Set([`${planned.id}@localhost`]));
  });

  test.each([
    ['DI', 'OG'],
    ['SI', 'MI'],
  ] as const)('that was called off at %s %s is nowhere said to be planned, and asked to be planned anew', async (step, status) => {
    const { email, orderId, browser } = await newOrder({ step, status });
    const query = { orderId, kind: 'inspection' } as const;
    await ask('putAppointment', { query, body: { startsAt: '2026-12-14T09:30:00Z' } });
    await backend.runDueJobs();
    const before = backend.mailbox.mails.length;
    await ask('deleteAppointment', { query });
    await backend.runDueJobs();
    const cancelledAt = backend.now().toISOString();
    await expect(browser.call('getOrders', {})).resolves.toMatchObject({
      body: [{ inspectionAppointment: { date: null, cancelledAt }, installationAppointment: { date: null, cancelledAt: null } }],
    });
    const [mail] = backend.mailbox.mails.slice(before);
    expect(mailsTo(email).at(-1)).toMatch(/^Plan je digitale inspectie: bestelling 2026-\d+$/);
    expect(mail?.text).toContain('gaat niet door');
    expect(mail?.text).not.toContain('ingepland');
    await ask('putAppointment', { query, body: { startsAt: '2026-12-15T09:30:00Z' } });
    await expect(browser.call('getOrders', {})).resolves.toMatchObject({
      body: [{ inspectionAppointment: { date: '2026-12-15T09:30:00.000Z', cancelledAt: null } }],
    });
  });

  test('that was changed before the mail left has one mail', async () => {
    const { email, orderId } = await newOrder();
    const query = { orderId, kind: 'installation' } as const;
    await ask('putAppointment', { query, body: { startsAt: '2026-12-14T08:00:00Z' } });
    await ask('putAppointment', { query, body: { startsAt: '2026-12-15T08:00:00Z' } });
    await backend.runDueJobs();
    expect(mailsTo(email)).toEqual(['Installatie: je afspraak staat']);
    expect(entriesTo(email).map((entry) => valueOf(entry, 'DTSTART'))).toEqual(['20261215T080000Z']);
  });

  test('keeps its end and its arrival while it starts when it did, whatever else is said of it', async () => {
    const { orderId } = await newOrder();
    const query = { orderId, kind: 'installation' } as const;
    const plan = (body: { startsAt: string; endsAt?: string; arrivalUntil?: string; person?: string }) =>
      ask('putAppointment', { query, body });
    const times = { endsAt: '2026-12-14T12:00:00.000Z', arrivalUntil: '2026-12-14T09:00:00.000Z' };
    const startsAt = '2026-12-14T08:00:00.000Z';
    await plan({ startsAt, ...times });
    expect(await plan({ startsAt, person: 'Joost' })).toMatchObject({ startsAt, ...times, person: 'Joost' });
    const moved = { endsAt: '2026-12-15T16:00:00.000Z', arrivalUntil: null, person: 'Joost' };
    expect(await plan({ startsAt: '2026-12-15T08:00:00.000Z' })).toMatchObject(moved);
    await plan({ startsAt, ...times });
    await ask('deleteAppointment', { query });
    expect(await plan({ startsAt })).toMatchObject({ endsAt: '2026-12-14T16:00:00.000Z', arrivalUntil: null });
  });

  test('that was called off leaves nothing to the next', async () => {
    const { orderId } = await newOrder();
    const query = { orderId, kind: 'inspection' } as const;
    const said = { person: 'Joost', callNumber: '088 123 45 67' };
    await ask('putAppointment', { query, body: { startsAt: '2026-11-30T09:30:00Z', ...said } });
    expect(await ask('putAppointment', { query, body: { startsAt: '2026-12-01T09:30:00Z' } })).toMatchObject(said);
    await ask('deleteAppointment', { query });
    const next = { startsAt: '2026-12-02T09:30:00Z', callUrl: 'https://gesprek.example/2' };
    expect(await ask('putAppointment', { query, body: next })).toMatchObject({
      person: null,
      callNumber: null,
      callUrl: next.callUrl,
    });
  });

  test('is told less of by null, once, also when it moves', async () => {
    const { orderId } = await newOrder();
    const query = { orderId, kind: 'installation' } as const;
    const startsAt = '2026-12-14T08:00:00Z';
    const arrivalUntil = '2026-12-14T09:00:00Z';
    const said = { person: 'Sanne', callUrl: 'https://gesprek.example/1', callNumber: '088 123 45 67', arrivalUntil };
    await ask('putAppointment', { query, body: { startsAt, ...said } });
    expect(await ask('putAppointment', { query, body: { startsAt, person: null, arrivalUntil: null } })).toMatchObject({
      person: null,
      arrivalUntil: null,
      callUrl: said.callUrl,
      callNumber: said.callNumber,
    });
    const moved = { startsAt: '2026-12-15T08:00:00Z', callUrl: null, callNumber: null };
    expect(await ask('putAppointment', { query, body: moved })).toMatchObject({ callUrl: null, callNumber: null });
    // Nothing is left to take away: nothing happens, and nobody is told.
    await ask('putAppointment', { query, body: { ...moved, person: null, arrivalUntil: null } });
    const { events } = await ask('getOrder', { query: { order: orderId } });
    expect(events.filter(({ kind }) => kind === 'appointment')).toHaveLength(3);
  });

  test('ends after it starts, is arrived at after that too, and belongs to an order that is there', async () => {
    const { orderId } = await newOrder();
    const body = { startsAt: '2026-12-14T08:00:00Z', endsAt: '2026-12-14T08:00:00Z' };
    await expect(call('putAppointment', { query: { orderId, kind: 'installation' }, body })).resolves.toMatchObject({
      status: 422,
    });
    for (const arrivalUntil of ['2026-12-14T07:00:00Z', body.startsAt])
      await expect(
        call('putAppointment', { query: { orderId, kind: 'installation' }, body: { startsAt: body.startsAt, arrivalUntil } }),
      ).resolves.toMatchObject({ status: 422, body: { reason: 'arrivesBeforeStart' } });
    await expect(call('deleteAppointment', { query: { orderId, kind: 'installation' } })).resolves.toMatchObject({ status: 404 });
    await expect(
      call('putAppointment', { query: { orderId: 'x', kind: 'inspection' }, body: { startsAt: body.startsAt } }),
    ).resolves.toMatchObject({ status: 404 });
  });
});

test('one order is shown with all that belongs to it, by its id and by its number', async () => {
  const { id, email, houseId, orderId } = await newOrder();
  await ask('putAppointment', { query: { orderId, kind: 'inspection' }, body: { startsAt: '2026-12-07T09:30:00Z' } });
  await addPlan(backend, orderId);
  await ask('putInvoice', {
    query: { orderId, type: 'FP' },
    body: { invoiceNumber: 'F2026-9001', amount: 121_000, vat: 21_000, date: '2026-11-20' },
  });
  const shown = await ask('getOrder', { query: { order: orderId } });
  expect(shown).toMatchObject({
    order: { id: orderId, step: 'RV' },
    customer: { customerId: id, email },
    house: { id: houseId, houseInfoCompleted: false },
    appointments: [{ kind: 'inspection', startsAt: '2026-12-07T09:30:00.000Z' }],
    documents: [{ reference: 'plan-1', name: 'Installatieplan', kind: 'plan' }],
    invoices: [{ type: 'FP', amount: 121_000, payment: { state: 'none' } }],
  });
  expect(await ask('getOrder', { query: { order: shown.order.orderNumber } })).toEqual(shown);
  await ask('deleteAppointment', { query: { orderId, kind: 'inspection' } });
  await expect(ask('getOrder', { query: { order: orderId } })).resolves.toMatchObject({ appointments: [] });
  for (const order of [crypto.randomUUID(), '2026-0'])
    await expect(call('getOrder', { query: { order } })).resolves.toMatchObject({ status: 404 });
});
