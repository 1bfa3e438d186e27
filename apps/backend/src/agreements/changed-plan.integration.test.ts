import { Readable } from 'node:stream';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { agreement } from '../adapters/database/schema/index.js';
import { askBackOffice } from '../testing/back-office.js';
import { customerAtPlan, sign, signed, type CustomerAtPlan } from '../testing/customer-at-plan.js';
import { addPlan, planBytes } from '../testing/plan-document.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const changedBytes = Buffer.concat([planBytes, Buffer.from('% een pomp meer\n')]);
const sha256 = createHash('sha256').update(changedBytes).digest('hex');
const moveTo = (orderId: string, step: 'PY' | 'IN' | 'FP', status: 'MI' | 'OK') =>
  askBackOffice(backend, 'putOrderStep', { query: { orderId }, body: { step, status } });
const read = async ({ browser, orderId }: CustomerAtPlan) => (await browser.call('getAgreement', { query: { id: orderId } })).body;
/** What a menu says on every page, where an order's timeline and papers aren't asked for. */
const asks = async ({ browser }: CustomerAtPlan) => (await browser.call('getOrders', {})).body;
const turnOf = async (orderId: string) => (await askBackOffice(backend, 'getOrder', { query: { order: orderId } })).turn;

/** Signed, and changed by the seller after that. */
async function changedAfterSigning() {
  const own = await customerAtPlan(backend);
  const before = await signed(own);
  await moveTo(own.orderId, 'PY', 'OK');
  await backend.runDueJobs();
  backend.pass(1_000);
  const { documentId } = await addPlan(backend, own.orderId, { reference: 'plan-2', content: Readable.from([changedBytes]) });
  return { own, before, documentId };
}

describe('a plan that changed after it was signed', () => {
  test('is asked to be signed again: on the page, of the customer’s turn, and by mail', async () => {
    const { own, before, documentId } = await changedAfterSigning();
    expect(await read(own)).toMatchObject({
      plan: { documentId: own.plan.documentId },
      agreement: before,
      changed: { documentId, sha256 },
    });
    expect(await turnOf(own.orderId)).toMatchObject({ customer: true });
    expect(await asks(own)).toMatchObject([{ step: 'PY', status: 'OK', asks: true }]);
    await moveTo(own.orderId, 'IN', 'MI');
    expect(await asks(own)).toMatchObject([{ step: 'IN', asks: true }]);
    backend.pass(60 * 60 * 1_000);
    await backend.runDueJobs();
    const mail = backend.mailbox.mails.findLast(({ to }) => to?.some(({ address }) => address === own.email));
    expect(mail?.subject).toBe(`Teken je gewijzigde plan: bestelling ${own.orderNumber}`);
  });

  test('is signed as the next version; the earlier signature is kept and stays good', async () => {
    const { own, before, documentId } = await changedAfterSigning();
    const again = await signed(own, { documentId, sha256 });
    expect(again.verificationCode).not.toBe(before.verificationCode);
    expect(await signed(own, { documentId, sha256 })).toEqual(again);
    expect(await read(own)).toMatchObject({ plan: { documentId }, agreement: again, changed: null });
    expect(await turnOf(own.orderId)).toMatchObject({ customer: false });
    expect(await asks(own)).toMatchObject([{ asks: false }]);
    const rows = await backend.context.database.select().from(agreement).where(eq(agreement.orderId, own.orderId));
    expect(rows.map(({ version }) => version).sort()).toEqual([1, 2]);
    for (const { verificationCode } of [before, again])
      await expect(
        backend.browser('198.51.100.7').call('getVerification', { query: { code: verificationCode } }),
      ).resolves.toMatchObject({
        status: 200,
      });
  });

  test('at the same time by many is one version', async () => {
    const { own, documentId } = await changedAfterSigning();
    const answers = await Promise.all(Array.from({ length: 4 }, () => signed(own, { documentId, sha256 })));
    expect(new Set(answers.map(({ verificationCode }) => verificationCode)).size).toBe(1);
  });

  test('isn’t signed any more once everything is placed', async () => {
    const { own, documentId } = await changedAfterSigning();
    await moveTo(own.orderId, 'FP', 'MI');
    expect(await read(own)).toMatchObject({ changed: null });
    await expect(sign(own, { documentId, sha256 })).resolves.toMatchObject({
      status: 409,
      body: { message: 'Deze bestelling is al getekend.' },
    });
  });
});
