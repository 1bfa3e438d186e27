import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { signedConsent } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { agreement, audit, orderDocument } from '../adapters/database/schema/index.js';
import { minutes } from '../clock/clock.js';
import { askBackOffice } from '../testing/back-office.js';
import { customerAtPlan, homeAddress, mailsAboutSigning, sign, signed, type CustomerAtPlan } from '../testing/customer-at-plan.js';
import { loseNextAnswer } from '../testing/lost-answer.js';
import { addPlan, planBytes, planSha256 } from '../testing/plan-document.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const read = async ({ browser, orderId }: CustomerAtPlan) => (await browser.call('getAgreement', { query: { id: orderId } })).body;
const rowsOf = ({ orderId }: CustomerAtPlan) =>
  backend.context.database.select().from(agreement).where(eq(agreement.orderId, orderId));
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('signing a plan', () => {
  test('is offered with the hash of exactly the stored document, and shows afterwards', async () => {
    const own = await customerAtPlan(backend);
    expect(await read(own)).toMatchObject({
      plan: { documentId: own.plan.documentId, documentName: 'Installatieplan', url: own.plan.url, sha256: sha256Of(planBytes) },
      agreement: null,
    });
    const made = await signed(own);
    expect(made).toMatchObject({ name: 'Joke Smit', signedAt: backend.now().toISOString(), sha256: planSha256 });
    expect(await read(own)).toMatchObject({ agreement: made });
    await expect(own.browser.call('getDocuments', { query: { orderId: own.orderId } })).resolves.toMatchObject({
      body: [{ documentName: 'Getekende overeenkomst', url: made.confirmationUrl }, { documentName: 'Installatieplan' }],
    });
  });

  test('is recorded with the words, the moment, the address and the browser, and leaves a trace', async () => {
    const own = await customerAtPlan(backend);
    const body = { name: ' Joke Smit ', agreed: true, terms: true, documentId: own.plan.documentId, sha256: planSha256 };
    const headers = { 'content-type': 'application/json', 'user-agent': 'Firefox/142.0', 'x-forwarded-for': '10.0.0.1' };
    const response = await own.browser.request(`/api/account/putSignAgreement?id=${own.orderId}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    expect(await rowsOf(own)).toMatchObject([
      {
        documentId: own.plan.documentId,
        sha256: planSha256,
        name: 'Joke Smit',
        consent: signedConsent(backend.context.speak('nl-NL')),
        agreedAt: backend.now(),
        clientAddress: homeAddress,
        userAgent: 'Firefox/142.0',
      },
    ]);
    const traces = await backend.context.database.select().from(audit).where(eq(audit.customerId, own.id));
    expect(traces.at(-1)).toMatchObject({
      actor: 'customer',
      action: 'signAgreement',
      subject: own.orderId,
      detail: { documentId: own.plan.documentId, sha256: planSha256 },
    });
  });

  test('the same again is answered as the first time, and otherwise it is refused', async () => {
    const own = await customerAtPlan(backend);
    const first = await signed(own);
    backend.pass(minutes(30));
    await askBackOffice(backend, 'putOrderStep', { query: { orderId: own.orderId }, body: { step: 'PY', status: 'OK' } });
    expect(await signed(own)).toEqual(first);
    await expect(sign(own, { name: 'Iemand Anders' })).resolves.toMatchObject({
      status: 409,
      body: { message: 'Deze bestelling is al getekend.' },
    });
    expect(await rowsOf(own)).toHaveLength(1);
  });

  test('four times at once is one signature, one confirmation and one mail', async () => {
    const own = await customerAtPlan(backend);
    const answers = await Promise.all(Array.from({ length: 4 }, () => signed(own)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rowsOf(own)).toHaveLength(1);
    await expect(own.browser.call('getDocuments', { query: { orderId: own.orderId } })).resolves.toMatchObject({ body: [{}, {}] });
    await backend.runDueJobs();
    expect(mailsAboutSigning(backend, own)).toHaveLength(1);
  });

  test('of which the answer is lost is signed, and has its confirmation', async () => {
    const own = await customerAtPlan(backend);
    loseNextAnswer(backend);
    await expect(sign(own)).resolves.toMatchObject({ status: 503 });
    const { confirmationUrl } = await signed(own);
    expect((await own.browser.request(confirmationUrl)).status).toBe(200);
    expect(await rowsOf(own)).toHaveLength(1);
  });

  test('is refused when there is another plan than the one that was shown', async () => {
    const own = await customerAtPlan(backend);
    backend.pass(1_000);
    const other = Buffer.concat([planBytes, Buffer.from('% een pomp meer\n')]);
    const { documentId } = await addPlan(backend, own.orderId, { reference: 'plan-2', content: Readable.from([other]) });
    await expect(sign(own)).resolves.toMatchObject({
      status: 409,
      body: { message: 'Er is intussen een nieuw installatieplan. Bekijk het nieuwe plan voordat je tekent.' },
    });
    await expect(sign(own, { documentId })).resolves.toMatchObject({ status: 409 });
    await expect(sign(own, { documentId, sha256: sha256Of(other) })).resolves.toMatchObject({ status: 200 });
  });

  test('is of a plan only: not of an invoice, nor of what came without a kind', async () => {
    const own = await customerAtPlan(backend);
    for (const kind of ['invoice', 'other'] as const) {
      const { documentId } = await addPlan(backend, own.orderId, { reference: kind, kind });
      await expect(sign(own, { documentId })).resolves.toMatchObject({ status: 409 });
    }
  });

  test.each([
    ['before the plan is asked for', { step: 'PY', status: 'MI' }],
    ['once the down payment is done', { step: 'PY', status: 'OK' }],
    ['at another step', { step: 'AI', status: 'MI' }],
  ] as const)('is refused %s', async (_when, place) => {
    const own = await customerAtPlan(backend, place);
    await expect(sign(own)).resolves.toMatchObject({
      status: 409,
      body: { message: 'Voor deze bestelling is er nu niets te tekenen.' },
    });
    expect(await rowsOf(own)).toEqual([]);
  });

  test('needs a name and consent, to the terms too', async () => {
    const own = await customerAtPlan(backend);
    await expect(sign(own, { name: ' ', agreed: false })).resolves.toMatchObject({
      status: 422,
      body: { issues: [{ field: 'name' }, { field: 'agreed' }] },
    });
    await expect(sign(own, { terms: false })).resolves.toMatchObject({
      status: 422,
      body: { issues: [{ field: 'terms', message: 'Je moet akkoord gaan met de voorwaarden.' }] },
    });
    expect(await rowsOf(own)).toEqual([]);
  });

  test('never happens for a stored file that was changed behind our back', async () => {
    const own = await customerAtPlan(backend);
    const changed = Buffer.from(planBytes);
    changed.writeUInt8(changed.readUInt8(12) ^ 1, 12);
    await backend.storage.remove(own.plan.documentId);
    await backend.storage.write(own.plan.documentId, Readable.from([changed]));
    expect((await sign(own)).status).toBe(500);
    expect(await rowsOf(own)).toEqual([]);
  });

  test('starts the time in which it can be withdrawn', async () => {
    const own = await customerAtPlan(backend);
    const order = async () => (await own.browser.call('getOrders', {})).body;
    expect(await order()).toMatchObject([{ withdrawalUntil: null }]);
    await signed(own);
    expect(await order()).toMatchObject([{ withdrawalUntil: expect.stringMatching(/^2026-12-/) }]);
  });

  test('isn’t possible for an order that was withdrawn', async () => {
    const own = await customerAtPlan(backend, { agreedAt: backend.now() });
    await own.browser.call('postWithdrawal', { body: { orderId: own.orderId, name: 'Joke Smit' } });
    await expect(sign(own)).resolves.toMatchObject({ status: 409, body: { message: 'Deze bestelling is herroepen.' } });
  });
});

test('a document that arrives is hashed as it is stored', async () => {
  const own = await customerAtPlan(backend);
  const [row] = await backend.context.database.select().from(orderDocument).where(eq(orderDocument.id, own.plan.documentId));
  expect(row).toMatchObject({ kind: 'plan', sha256: sha256Of(await buffer(await backend.storage.read(own.plan.documentId))) });
});
