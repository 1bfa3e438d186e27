import { createHash } from 'node:crypto';
import { calls, type backofficeCalls, type BodyOf } from '@pomp/api-contract';
import { calendarDate, type UploadedFile } from '@pomp/domain';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { days } from '../clock/clock.js';
import { askBackOffice, callBackOffice } from '../testing/back-office.js';
import { customerAtPlan, sign, signed } from '../testing/customer-at-plan.js';
import { readPdf } from '../testing/read-pdf.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { photo, uploadPhoto } from '../testing/upload-photo.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const content = {
  total: 340_000,
  vat: 59_008,
  downPayment: 170_000,
  included: ['Pomp AO plaatsen op rubberen blokken'],
  excluded: ['Schilderen van de muur binnen'],
  installedOn: '2027-01-12',
  validUntil: '2026-12-31',
} as const;

describe('a plan that the portal makes', () => {
  test('costs something: nobody is asked to sign for nothing', async () => {
    const { orderId } = await customerAtPlan(backend);
    const free = { ...content, total: 0, vat: 0, downPayment: 0 };
    const query = { orderId, reference: 'plan-voor-niets' };
    await expect(callBackOffice(backend, 'postPlan', { query, body: free })).resolves.toMatchObject({
      status: 400,
      body: { issues: [{ field: 'total' }] },
    });
    await expect(askBackOffice(backend, 'postPlan', { query, body: { ...free, total: 1 } })).resolves.toBeDefined();
  });

  test('says on its page what its PDF says, and that PDF is what is signed', async () => {
    const own = await customerAtPlan(backend);
    const query = { orderId: own.orderId, reference: 'plan-2' };
    const made = await askBackOffice(backend, 'postPlan', { query, body: content });
    expect(await askBackOffice(backend, 'postPlan', { query, body: content })).toEqual(made);
    const { body } = await own.browser.call('getAgreement', { query: { id: own.orderId } });
    const response = await own.browser.request(made.url);
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(body).toMatchObject({
      plan: {
        documentId: made.documentId,
        documentName: 'Installatieplan, versie 2',
        sha256,
        facts: { ...content, subsidy: { amount: 235_000, year: 2026, current: true } },
      },
    });
    const text = (await readPdf(response)).text.replaceAll(/\s+/g, ' ');
    for (const part of [
      '€ 3.400',
      '€ 1.700',
      '€ 2.350 terug',
      'bedragen van 2026',
      '12 januari 2027',
      'Schilderen van de muur binnen',
    ])
      expect(text).toContain(part);

    await expect(sign(own)).resolves.toMatchObject({ status: 409 });
    const { confirmationUrl } = await signed(own, { documentId: made.documentId, sha256 });
    const confirmation = (await readPdf(await own.browser.request(confirmationUrl))).text.replaceAll(/\s+/g, ' ');
    expect(confirmation).toContain('€ 3.400, btw inbegrepen');
  });

  test('is signed until its last day is over, and after that it isn’t, nor is anyone reminded of it', async () => {
    const own = await customerAtPlan(backend);
    const query = { orderId: own.orderId, reference: 'plan-2' };
    const validUntil = calendarDate(backend.now());
    const made = await askBackOffice(backend, 'postPlan', { query, body: { ...content, validUntil } });
    const plan = (await own.browser.call('getAgreement', { query: { id: own.orderId } })).body as {
      readonly plan: { readonly sha256: string };
    };
    const { sha256 } = plan.plan;
    const asks = async () => (await own.browser.call('getOrders', {})).body;
    expect(await asks()).toMatchObject([{ asks: true }]);
    backend.pass(days(1));
    expect(await asks()).toMatchObject([{ step: 'PY', status: 'OG', asks: false }]);
    await expect(sign(own, { documentId: made.documentId, sha256 })).resolves.toMatchObject({
      status: 409,
      body: {
        reason: 'planExpired',
        message: 'Dit installatieplan geldt niet meer. Stuur ons een bericht, dan maken we een nieuw plan voor je.',
      },
    });
    for (let day = 0; day < 9; day += 1) {
      backend.pass(days(1));
      await backend.runDueJobs();
    }
    const reminders = backend.mailbox.mails.filter(
      ({ to, subject }) => to?.some(({ address }) => address === own.email) && subject?.startsWith('Herinnering'),
    );
    expect(reminders).toEqual([]);
    const later = { ...content, validUntil: calendarDate(backend.now()) };
    const again = await askBackOffice(backend, 'postPlan', { query: { ...query, reference: 'plan-3' }, body: later });
    const { body } = await own.browser.call('getAgreement', { query: { id: own.orderId } });
    const fresh = (body as typeof plan).plan;
    await expect(signed(own, { documentId: again.documentId, sha256: fresh.sha256 })).resolves.toMatchObject({ name: 'Joke Smit' });
  });

  test.each([
    [
      'a last day that is over',
      { validUntil: '2026-01-31' as const },
      'De laatste dag van dit plan is al voorbij. Kies een latere dag.',
    ],
    [
      'a down payment above half of the price',
      { downPayment: 170_001 },
      'Een aanbetaling is nooit meer dan de helft van het bedrag.',
    ],
    ['VAT above the price', { vat: 340_001 }, 'De btw is nooit meer dan het hele bedrag.'],
  ])('isn’t made with %s', async (_what, change, message) => {
    const { orderId } = await customerAtPlan(backend);
    await expect(
      callBackOffice(backend, 'postPlan', { query: { orderId, reference: 'plan-2' }, body: { ...content, ...change } }),
    ).resolves.toMatchObject({ status: 422, body: { message } });
  });
});

type PlanBody = BodyOf<typeof backofficeCalls.postPlan>;

describe('the pump in a photo of the customer’s', () => {
  /** Of a door of two metres, half as high as the photo. */
  const measured = { from: { x: 0.2, y: 0.4 }, to: { x: 0.2, y: 0.9 }, millimetres: 2_000 };
  const at = { x: 0.5, y: 0.9 };
  const plan = (orderId: string, placement: NonNullable<PlanBody['placement']>, reference = 'plan-3') =>
    callBackOffice(backend, 'postPlan', { query: { orderId, reference }, body: { ...content, placement } });
  const gardenOf = async (own: Awaited<ReturnType<typeof customerAtPlan>>) =>
    uploadPhoto(own, {
      houseId: own.houseId,
      field: 'photoPompAoPlacementLocation',
      name: 'tuin.jpg',
      content: await photo(400, 300),
    });

  let own: Awaited<ReturnType<typeof customerAtPlan>>;
  let garden: UploadedFile;
  beforeAll(async () => {
    own = await customerAtPlan(backend);
    garden = await gardenOf(own);
  });

  /** What is drawn over the one colour that the photo has, in pixels. */
  async function drawnIn(response: Response) {
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter((pixel) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel * info.channels);
      return Math.hypot(red - 0xa0, green - 0x40, blue - 0x20) > 60;
    });
    const [columns, rows] = [drawn.map((pixel) => pixel % info.width), drawn.map((pixel) => Math.floor(pixel / info.width))];
    const [left, top] = [Math.min(...columns), Math.min(...rows)];
    return { left, top, width: Math.max(...columns) - left + 1, height: Math.max(...rows) - top + 1 };
  }

  test('stands upright, where it was put and as large as it is, on the plan’s page and in the PDF that is signed', async () => {
    const placement = { photo: garden.id, at, measured };
    const made = await plan(own.orderId, placement, 'plan-2');
    expect(made).toMatchObject({ status: 200 });
    expect(await plan(own.orderId, placement, 'plan-2')).toEqual(made);
    const { body } = await own.browser.call('getAgreement', { query: { id: own.orderId } });
    const shown = (body as { readonly plan: { readonly url: string; readonly facts: { readonly placed: string } } }).plan;
    const picture = await own.browser.request(`${calls.getUpload.path}?id=${shown.facts.placed}`);
    const { left, top, width, height } = await drawnIn(picture);
    // 300 pixels wide and 400 high once it is upright: a tenth of a pixel for each millimetre.
    for (const [is, expected] of [
      [left, 95],
      [top, 280],
      [width, 110],
      [height, 80],
    ] as const)
      expect(Math.abs(is - expected)).toBeLessThanOrEqual(4);
    const pdf = await readPdf(await own.browser.request(shown.url));
    expect(pdf.figures).toEqual(['Je eigen foto, met de warmtepomp op schaal getekend op zijn plek.']);
    expect(pdf.text).toContain('110 cm breed en 80 cm hoog');
    const other = await backend.customer();
    expect((await other.browser.request(`${calls.getUpload.path}?id=${shown.facts.placed}`)).status).toBe(404);
  });

  test.each([
    ['half outside the photo', { at: { x: 0.05, y: 0.9 } }, /valt de warmtepomp buiten de foto/],
    ['larger than the photo', { measured: { ...measured, millimetres: 500 } }, /valt de warmtepomp buiten de foto/],
    ['too small to be seen', { measured: { ...measured, to: { x: 0.2, y: 0.41 } } }, /Kijk de twee punten en hun afstand na/],
    [
      'measured between a point and itself',
      { measured: { ...measured, to: measured.from } },
      /Kijk de twee punten en hun afstand na/,
    ],
    ['in a photo of nobody’s', { photo: 'f7a2b0c4-51d6-4a8e-9c1b-2d3e4f506172' }, /Kies een foto van de woning/],
  ])('isn’t drawn %s', async (_what, change, message) => {
    await expect(plan(own.orderId, { photo: garden.id, at, measured, ...change })).resolves.toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(message) as string },
    });
  });

  test('isn’t drawn in a photo of another customer, nor outside every picture', async () => {
    const others = await gardenOf(await customerAtPlan(backend));
    await expect(plan(own.orderId, { photo: others.id, at, measured })).resolves.toMatchObject({
      status: 422,
      body: { reason: 'notTheirPhoto' },
    });
    await expect(plan(own.orderId, { photo: garden.id, at: { x: 1.2, y: 0.5 }, measured })).resolves.toMatchObject({ status: 400 });
  });
});
