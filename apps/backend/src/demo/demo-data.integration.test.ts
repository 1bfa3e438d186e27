import * as domain from '@pomp/domain';
import { dashboardOrder, hasInstallationWarning, type AnySection, type Questionnaire } from '@pomp/domain';
import { fieldsOfEveryKind, wordsOfEveryKind } from '@pomp/domain/testing';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sectionAnswers } from '../adapters/database/schema/index.js';
import { readPdf } from '../testing/read-pdf.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { createDemoData } from './demo-data.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  const context = { ...backend.context, storage: backend.storage };
  await createDemoData(context);
  await createDemoData(context);
});

async function logIn(email: string) {
  const browser = backend.browser();
  await expect(browser.call('login', { body: { email, password: 'Warmte123' } })).resolves.toMatchObject({ status: 200 });
  return browser;
}

test('the demo customer has two houses and orders at several steps, once', async () => {
  const browser = await logIn('demo@pomp.example');
  const { body: houses } = await browser.call('getHouses', {});
  expect(houses).toMatchObject([
    { address: 'Lindelaan 12', mainAddress: true },
    { address: 'Havenstraat,3 A', mainAddress: false },
  ]);
  const { body: orders } = await browser.call('getOrders', {});
  if (!Array.isArray(orders)) throw new Error('no orders');
  expect(orders.map(({ product, step }) => `${product} ${step}`)).toEqual([
    'Pomp AO CP',
    'Pomp AO AI',
    'All-Electric FP',
    'Upgrade PY',
    'Heatcycle RV',
  ]);
  expect(dashboardOrder(orders)).toMatchObject({ step: 'AI', status: 'MI' });
});

test.each(['2026-12-05T10:00:00Z', '2026-12-06T10:00:00Z', '2027-05-08T10:00:00Z', '2029-12-28T10:00:00Z'])(
  'the demo’s appointments of %s are on working days, each after what comes before it and before what it led to',
  async (now) => {
    const own = await startTestBackend();
    await createDemoData({ ...own.context, storage: own.storage, clock: () => new Date(now) });
    const browser = own.browser();
    await browser.call('login', { body: { email: 'demo@pomp.example', password: 'Warmte123' } });
    const { body: orders } = await browser.call('getOrders', {});
    if (!Array.isArray(orders)) throw new Error('no orders');
    const dayOf = (instant: string) => domain.calendarDate(new Date(instant));
    const shown = await Promise.all(
      orders.map(async ({ id, step, orderDate, inspectionAppointment, installationAppointment }) => {
        const { body: documents } = await browser.call('getDocuments', { query: { orderId: id } });
        const dates = Array.isArray(documents) ? documents.map(({ documentDate }) => documentDate).sort() : [];
        const days = [inspectionAppointment.date, installationAppointment.date].flatMap((at) => (at === null ? [] : [dayOf(at)]));
        return { step, orderDate, days, dates };
      }),
    );
    for (const { step, orderDate, days, dates } of shown) {
      for (const day of days) {
        const before = domain.calendarDate(new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000));
        expect(domain.workingDaysAfter(before, 1), `${step} ${day}`).toBe(day);
      }
      const [inspected, installed] = days;
      const made =
        inspected === undefined
          ? [orderDate]
          : [orderDate, inspected, ...dates.slice(0, 1), ...(installed === undefined ? [] : [installed, dates.at(-1)])];
      expect(made, step).toEqual([...made].sort());
      if (step === 'FP' || step === 'PY')
        expect(
          days.every((day) => day < dayOf(now)),
          step,
        ).toBe(true);
    }
    expect(shown.filter(({ days }) => days.length > 0)).toHaveLength(4);
  },
);

test('the demo customer of a seller whose own language is English has documents in it', async () => {
  const english = await startTestBackend({ edition: { ...pomp, locale: 'en-GB' } });
  await createDemoData({ ...english.context, storage: english.storage });
  const browser = english.browser();
  await browser.call('login', { body: { email: 'demo@pomp.example', password: 'Warmte123' } });
  const { body: orders } = await browser.call('getOrders', {});
  if (!Array.isArray(orders)) throw new Error('no orders');
  const toPay = orders.find(({ step }) => step === 'FP');
  const { body: documents } = await browser.call('getDocuments', { query: { orderId: toPay?.id ?? '' } });
  if (!Array.isArray(documents)) throw new Error('no documents');
  expect(documents.map(({ documentName }) => documentName)).toEqual(['Final invoice', 'Down payment invoice', 'Installation plan']);
  const { text } = await readPdf(await browser.request(documents[0]?.url ?? ''));
  expect(text).toContain('VAT 21%');
  expect(text).not.toContain('Btw');
});

test('the demo customer has a plan to sign and bills to pay, as documents that can be opened', async () => {
  const browser = await logIn('demo@pomp.example');
  const { body: orders } = await browser.call('getOrders', {});
  if (!Array.isArray(orders)) throw new Error('no orders');
  const documentsAt = async (step: string) => {
    const { body } = await browser.call('getDocuments', {
      query: { orderId: orders.find((order) => order.step === step)?.id ?? '' },
    });
    return Array.isArray(body) ? body : [];
  };
  expect((await documentsAt('CP')).map(({ documentName }) => documentName)).toEqual([
    'Eindfactuur',
    'Factuur aanbetaling',
    'Installatieplan',
  ]);
  expect(await documentsAt('AI')).toEqual([]);
  for (const { url } of await documentsAt('PY')) {
    const { text } = await readPdf(await browser.request(url));
    expect(text).toContain('Havenstraat 3 A, 1271 AD Huizen');
  }
  for (const type of ['PY', 'FP'] as const) {
    const orderId = orders.find(({ step }) => step === type)?.id ?? '';
    await expect(browser.call('getInvoice', { query: { orderId, type } })).resolves.toMatchObject({
      body: { payment: { state: 'none' }, documentUrl: expect.stringContaining('getDocument') },
    });
  }
});

test('the demo customer has described one house wholly, and has begun with the main address', async () => {
  const browser = await logIn('demo@pomp.example');
  const { body: houses } = await browser.call('getHouses', {});
  if (!Array.isArray(houses)) throw new Error('no houses');
  expect(houses.map(({ houseInfoCompleted }) => houseInfoCompleted)).toEqual([false, true]);
  const infoOf = async (houseId = '') => (await browser.call('getHouseInfo', { query: { houseId } })).body;
  const completed = { completed: true };
  expect(await infoOf(houses[1]?.id)).toMatchObject({
    houseInfo: {
      completed: true,
      house: completed,
      consumption: completed,
      heating: completed,
      isolation: completed,
      energylabel: completed,
    },
  });
  expect(await infoOf(houses[0]?.id)).toMatchObject({
    houseInfo: { completed: false, consumption: { gasConsumption: '1450', completed: false } },
  });
});

test('of the demo customer’s orders only the one that asks for information misses any', async () => {
  const browser = await logIn('demo@pomp.example');
  const { body: houses } = await browser.call('getHouses', {});
  const { body: orders } = await browser.call('getOrders', {});
  if (!Array.isArray(houses) || !Array.isArray(orders)) throw new Error('no houses or orders');
  const missing = orders.filter(
    ({ flow, houseId }) => flow && houses.some((house) => house.id === houseId && hasInstallationWarning(flow, house)),
  );
  expect(missing.map(({ step }) => step)).toEqual(['AI']);
});

test('the newcomer has nothing yet', async () => {
  const browser = await logIn('leeg@pomp.example');
  await expect(browser.call('getHouses', {})).resolves.toMatchObject({ body: [] });
  await expect(browser.call('getOrders', {})).resolves.toMatchObject({ body: [] });
});

test('where there are customers already, nobody is made up beside them', async () => {
  const used = await startTestBackend();
  await used.customer();
  await createDemoData({ ...used.context, storage: used.storage });
  await expect(
    used.browser().call('login', { body: { email: 'leeg@pomp.example', password: 'Warmte123' } }),
  ).resolves.toMatchObject({ status: 401 });
});

test('processes that start together make them once', async () => {
  const together = await startTestBackend();
  const context = { ...together.context, storage: together.storage };
  await Promise.all([createDemoData(context), createDemoData(context)]);
  await expect(
    together.browser().call('login', { body: { email: 'leeg@pomp.example', password: 'Warmte123' } }),
  ).resolves.toMatchObject({ status: 200 });
});

describe('with a required field of every kind more in every section of every questionnaire', () => {
  const isQuestionnaire = (exported: unknown): exported is Questionnaire<string, Readonly<Record<string, AnySection>>> =>
    typeof exported === 'object' && exported !== null && 'part' in exported && 'sections' in exported;
  const sections = Object.values<unknown>(domain)
    .filter(isQuestionnaire)
    .flatMap((questions) => Object.values(questions.sections));
  const added = Object.fromEntries(Object.entries(fieldsOfEveryKind).map(([kind, field]) => [`added ${kind}`, field]));

  // As if someone had written them down in the definitions. Other files of this worker read the same ones.
  beforeEach(() => {
    for (const { fields } of sections) Object.assign(fields, added);
  });
  afterEach(() => {
    for (const { fields } of sections) for (const name of Object.keys(added)) Reflect.deleteProperty(fields, name);
  });

  test('the demo customers are there as before, and have answered it', async () => {
    const extended = await startTestBackend({ edition: { ...pomp, words: { [pomp.locale]: wordsOfEveryKind } } });
    await expect(createDemoData({ ...extended.context, storage: extended.storage })).resolves.toBe(true);
    const browser = extended.browser();
    await browser.call('login', { body: { email: 'demo@pomp.example', password: 'Warmte123' } });
    const { body: houses } = await browser.call('getHouses', {});
    expect(houses).toMatchObject([
      { houseInfoCompleted: false },
      { houseInfoCompleted: true, installationInfoPompAoCompleted: true, installationInfoPompTCompleted: true },
    ]);
    const stored = await extended.context.database.select().from(sectionAnswers);
    const completed = stored.filter((row) => row.completed);
    expect(completed).toHaveLength(sections.length);
    for (const { section, answers } of completed)
      expect(Object.keys(answers), section).toEqual(expect.arrayContaining(Object.keys(added)));
  });
});
