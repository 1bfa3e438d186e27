import { eq } from 'drizzle-orm';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { payment } from '../adapters/database/schema/index.js';
import { startPayingBackend, type PayingBackend } from '../testing/paying.js';

// Of the sandbox: what becomes of a payment, and nothing that it says.
asksOnlyFor();

let backend: PayingBackend;
/** What happens between the provider's making of a payment and its answer. */
let meanwhile: () => Promise<unknown>;
/** Where the provider would have the customer pay. */
let made: string | undefined;
beforeAll(async () => {
  backend = await startPayingBackend({
    around: (provider) => ({
      ...provider,
      create: async (asked) => {
        const created = await provider.create(asked);
        made = created.checkoutUrl;
        await meanwhile();
        return created;
      },
    }),
  });
});
beforeEach(() => {
  made = undefined;
  meanwhile = async () => undefined;
});

type Payer = Awaited<ReturnType<PayingBackend['toPay']>>;
const pay = ({ browser, orderId }: Payer) => browser.call('postPayment', { body: { orderId, type: 'PY' } });

async function nobodyCanPayThere() {
  await backend.runDueJobs();
  await expect(backend.sandbox.choose(made ?? '', 'paid')).rejects.toThrow('409');
}

test('a checkout that is made in time is handed to the customer', async () => {
  const answer = await pay(await backend.toPay('PY'));
  expect(made).toContain('/checkout/');
  expect(answer).toMatchObject({ status: 200, body: { checkoutUrl: made } });
});

test('a checkout of an order that was withdrawn meanwhile is handed to nobody, and called off', async () => {
  const payer = await backend.toPay('PY');
  meanwhile = () => payer.browser.call('postWithdrawal', { body: { orderId: payer.orderId, name: 'Joke Smit' } });
  await expect(pay(payer)).resolves.toMatchObject({ status: 409 });
  await nobodyCanPayThere();
});

test('a checkout of an invoice that turned out to be paid meanwhile is handed to nobody, and called off', async () => {
  const payer = await backend.toPay('PY');
  const { database } = backend.context;
  // As when an earlier try, that seemed over, is paid after all.
  meanwhile = () => database.update(payment).set({ state: 'canceled' }).where(eq(payment.state, 'creating'));
  await expect(pay(payer)).resolves.toMatchObject({ status: 409 });
  await nobodyCanPayThere();
});
