import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.js';
import { apiKey, startFakeBackend, type FakeBackend } from '../testing/fake-backend.js';

let backend: FakeBackend;
let sandbox: TestSandbox;
beforeEach(async () => {
  backend = await startFakeBackend();
  sandbox = await startTestSandbox({ backendUrl: backend.url, apiKey, siteUrl: 'https://pomp.example' });
});
afterEach(async () => {
  await sandbox.stop();
  await sandbox.cleanUp();
  await backend.stop();
});

const open = async (query = '', page = 'pomp-ao') => (await fetch(`${sandbox.url}/afspraak/${page}/${query}`)).text();
// The sandbox's day is Tuesday 3 February 2026.
const own = () => ({
  order: backend.shown.order.orderNumber,
  email: backend.shown.customer.email,
  name: 'Marieke de Wit',
  day: '2026-02-06',
  time: '10:00',
});
async function confirm(fields: Record<string, string>, page = 'pomp-ao') {
  const response = await fetch(`${sandbox.url}/afspraak/${page}/`, {
    method: 'POST',
    headers: { origin: sandbox.url },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, text: await response.text() };
}

describe('the booking page', () => {
  it('offers the working days to come, and knows the order from the link', async () => {
    const page = await open(`?order=${backend.shown.order.id}&day=2026-02-06`);
    const days = Array.from(page.matchAll(/day=([\d-]+)"/g), ([, day]) => day);
    expect(days).toEqual([
      '2026-02-04',
      '2026-02-05',
      '2026-02-06',
      '2026-02-09',
      '2026-02-10',
      '2026-02-11',
      '2026-02-12',
      '2026-02-13',
      '2026-02-16',
      '2026-02-17',
    ]);
    expect(page).toContain(`value="${backend.shown.order.orderNumber}"`);
    expect(page).toContain('Kies een tijd op 6 februari 2026');
    // Someone who only has the link isn't told whose it is.
    expect(page).not.toContain(backend.shown.customer.email);
  });

  it('plans the inspection and moves the order to where that is said', async () => {
    const booked = await confirm(own());
    expect(booked.text).toContain('6 februari 2026 om 10:00');
    expect(backend.shown.order).toMatchObject({
      step: 'DI',
      status: 'OG',
      inspectionAppointment: { date: '2026-02-06T09:00:00.000Z' },
    });
  });

  it('moves it again without moving the order', async () => {
    await confirm(own());
    Object.assign(backend.shown.order, { step: 'AI', status: 'MI' });
    await confirm({ ...own(), time: '14:00' });
    expect(backend.shown.order).toMatchObject({
      step: 'AI',
      status: 'MI',
      inspectionAppointment: { date: '2026-02-06T13:00:00.000Z' },
    });
  });

  it('knows an e-mail address however it is written', async () => {
    Object.assign(backend.shown.customer, { email: 'Marieke@Pomp.example' });
    expect((await confirm({ ...own(), email: 'marieke@pomp.Example' })).status).toBe(200);
  });

  it('offers no moment twice, but for the order whose moment it is', async () => {
    await confirm(own());
    expect(await open('?day=2026-02-06')).not.toContain('value="10:00"');
    expect(await open(`?order=${backend.shown.order.id}&day=2026-02-06`)).toContain('value="10:00"');
    const other = { ...backend.shown.order, id: 'another', orderNumber: '2026-00002' };
    backend.others.push({ ...other, inspectionAppointment: { date: '2026-02-06T10:00:00.000Z' } });
    expect(await confirm({ ...own(), time: '11:00' })).toMatchObject({
      status: 422,
      text: expect.stringContaining('Dit moment is net bezet.'),
    });
  });

  it('finishes what stopped halfway, when the same form is sent again', async () => {
    backend.refuseNext('putOrderStep');
    expect((await confirm(own())).status).toBe(409);
    expect(backend.shown.order).toMatchObject({ step: 'DI', status: 'MI' });
    expect((await confirm(own())).status).toBe(200);
    expect(backend.shown.order).toMatchObject({
      step: 'DI',
      status: 'OG',
      inspectionAppointment: { date: '2026-02-06T09:00:00.000Z' },
    });
  });

  it.each([
    ['another e-mail address', { email: 'ander@pomp.example' }, 'We vinden geen bestelling'],
    ['a number that nobody has', { order: '2026-00000' }, 'We vinden geen bestelling'],
    ['a Saturday', { day: '2026-02-07' }, 'Dit moment is net bezet.'],
    ['a day that has passed', { day: '2026-02-02' }, 'Dit moment is net bezet.'],
  ])('plans nothing for %s', async (_what, wrong, text) => {
    expect(await confirm({ ...own(), ...wrong })).toMatchObject({ status: 422, text: expect.stringContaining(text) });
    expect(backend.shown.appointments).toEqual([]);
  });

  it('plans nothing for an order that asks no inspection, or belongs on the other page', async () => {
    expect(await confirm(own(), 'pomp-t')).toMatchObject({ status: 422, text: expect.stringContaining('op een andere pagina') });
    for (const [place, text] of [
      [{ step: 'PY', status: 'OG' }, 'al geweest'],
      [{ step: 'RV', status: 'OG' }, 'nog niet rond'],
      [{ product: 'Heatcycle', flow: null }, 'belt een adviseur'],
      [{ withdrawnAt: '2026-02-02T10:00:00.000Z' }, 'herroepen'],
    ] as const) {
      Object.assign(backend.shown.order, place);
      expect((await confirm(own())).text).toContain(text);
      expect(await open(`?order=${backend.shown.order.id}`)).not.toContain('Kies een dag');
    }
    expect(backend.shown.appointments).toEqual([]);
  });

  it('leads back to the account of whose customer it is, in whose name the sandbox is', async () => {
    const theirs = await startTestSandbox(
      { backendUrl: backend.url, apiKey, siteUrl: 'https://amstelwarmte.example' },
      amstelwarmte,
    );
    Object.assign(backend.shown.order, { step: 'PY', status: 'OG' });
    const page = await (await fetch(`${theirs.url}/afspraak/pomp-ao/?order=${backend.shown.order.id}`)).text();
    expect(page).toContain('href="https://amstelwarmte.example/mijn/"');
    expect(await (await fetch(theirs.url)).text()).toContain('<title>Sandbox van Amstelwarmte');
    await theirs.stop();
    await theirs.cleanUp();
  });
});
