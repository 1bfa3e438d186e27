import type { Agreement } from '@pomp/api-contract';
import { minutes } from '../clock/clock.js';
import { createOrder, type NewOrder } from '../order-flow/create-order.js';
import { addPlan, planSha256 } from './plan-document.js';
import { password, type TestBackend } from './test-backend.js';

export type CustomerAtPlan = Awaited<ReturnType<typeof customerAtPlan>>;

/** From where that customer signs. */
export const homeAddress = '203.0.113.7';

/** A customer at home, with an order that waits for a signature. */
export async function customerAtPlan(backend: TestBackend, order: Partial<NewOrder> = {}) {
  // So many in one minute would be too many tries to log in.
  backend.pass(minutes(1));
  const made = await backend.customer();
  const browser = backend.browser(homeAddress);
  await browser.call('login', { body: { email: made.email, password } });
  const { id: orderId, orderNumber } = await createOrder(
    backend.context,
    made.id,
    { houseId: made.houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'PY', status: 'OG', ...order },
    'seller',
  );
  const plan = await addPlan(backend, orderId);
  return { ...made, browser, orderId, orderNumber, plan };
}

interface Change {
  readonly name?: string;
  readonly agreed?: boolean;
  readonly terms?: boolean;
  readonly documentId?: string;
  readonly sha256?: string;
  readonly termsSha256?: string;
}

/** Signs the plan as it was added, but for what is changed. */
export const sign = ({ browser, orderId, plan }: CustomerAtPlan, change: Change = {}) =>
  browser.call('putSignAgreement', {
    query: { id: orderId },
    body: { name: 'Joke Smit', agreed: true, terms: true, documentId: plan.documentId, sha256: planSha256, ...change },
  });

/** What is agreed, of a signature that has to go well. */
export async function signed(own: CustomerAtPlan, change?: Change): Promise<Agreement> {
  const { status, body } = await sign(own, change);
  if (status !== 200) throw new Error(`putSignAgreement: ${status} ${JSON.stringify(body)}`);
  return body;
}

export const mailsAboutSigning = (backend: TestBackend, { email }: CustomerAtPlan) =>
  backend.mailbox.mails.filter(
    ({ to, attachments }) =>
      to?.some(({ address }) => address === email) && attachments.some(({ filename }) => filename?.startsWith('overeenkomst-')),
  );
