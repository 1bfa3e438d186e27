import { Readable } from 'node:stream';
import type { OrderPlace, PaymentType } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { house } from '../adapters/database/schema/index.js';
import { days, minutes } from '../clock/clock.js';
import { createOrder, type NewOrder } from '../order-flow/create-order.js';
import { askBackOffice } from '../testing/back-office.js';
import { customerAtPlan, signed } from '../testing/customer-at-plan.js';
import type { PaymentProvider } from '../payments/payment-provider.js';
import { paymentsInMemory } from '../testing/payments-in-memory.js';
import { addPlan, planSha256 } from '../testing/plan-document.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { walkWholeOrder } from '../testing/whole-order.js';

/** Of whatever is paid: it is busy with it unless a test says otherwise. */
let bankSays: 'pending' | 'paid' = 'pending';
const payments = paymentsInMemory();
const bank: PaymentProvider = {
  ...payments,
  find: async (id) => {
    const payment = await payments.find(id);
    return bankSays === 'paid' ? { ...payment, state: 'paid', paidAt: backend.now() } : { ...payment, state: 'pending' };
  },
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ payments: bank, gatherNews: minutes(2) });
});

async function orderAt(step: OrderPlace['step'], status: OrderPlace['status'], rest: Partial<NewOrder> = {}) {
  const customer = await backend.customer();
  const { id: orderId, orderNumber } = await createOrder(
    backend.context,
    customer.id,
    { houseId: customer.houseId, product: 'Pomp AO', orderDate: '2026-11-12', step, status, ...rest },
    'seller',
  );
  return { ...customer, orderId, orderNumber };
}
type Ordered = Awaited<ReturnType<typeof orderAt>>;

const move = (orderId: string, step: OrderPlace['step'], status: OrderPlace['status'], reason?: string) =>
  askBackOffice(backend, 'putOrderStep', {
    query: { orderId },
    body: { step, status, ...(reason !== undefined && { correction: { reason } }) },
  });

const bill = ({ orderId, orderNumber }: Pick<Ordered, 'orderId' | 'orderNumber'>, type: PaymentType, amount = 170_000) =>
  askBackOffice(backend, 'putInvoice', {
    query: { orderId, type },
    body: { invoiceNumber: `${orderNumber}-${type}`, amount, vat: 1_000, date: '2026-11-20' },
  });
const book = ({ orderId }: Pick<Ordered, 'orderId'>, type: PaymentType) =>
  askBackOffice(backend, 'postPaymentReceived', {
    query: { orderId, type },
    body: { reference: 'overboeking', amount: 170_000, date: '2026-11-20' },
  });

/** After so many days, with all that had to be done on each of them. */
async function wait(count: number) {
  for (let day = 0; day < count; day += 1) {
    backend.pass(days(1));
    await backend.runDueJobs();
  }
}

const mailsTo = ({ email }: Pick<Ordered, 'email'>, about: string) =>
  backend.mailbox.mails.filter(({ to, subject }) => to?.some(({ address }) => address === email) && subject?.includes(about));
const remindersTo = (own: Pick<Ordered, 'email'>) => mailsTo(own, 'Herinnering');

describe('a reminder', () => {
  test.each([
    ['information', 'AI', 'MI', 'We missen nog je woninggegevens.', 'Aanvullen informatie', 'Vul je gegevens aan'],
    ['a signature', 'PY', 'OG', 'Je installatieplan is klaar.', 'Tekenen & aanbetalen', 'Teken je plan'],
    ['the last payment', 'FP', 'MI', 'Je installatie is klaar.', 'Eindfactuur voldoen', 'Betaal je eindfactuur van €\u00a03.400'],
  ] as const)(
    'of %s comes a week after it was asked, then after two and after four more, and no more',
    async (_what, step, status, message, action, title) => {
      const own = await orderAt(step, status);
      if (step === 'PY') await addPlan(backend, own.orderId);
      if (step === 'FP') await bill(own, 'FP', 340_000);
      await wait(6);
      expect(remindersTo(own)).toEqual([]);
      await wait(1);
      const [mail] = remindersTo(own);
      expect(mail?.subject).toBe(`Herinnering: ${title} (bestelling ${own.orderNumber})`);
      expect(mail?.text).toContain(message);
      expect(mail?.html).toContain(action.replace('&', '&amp;'));
      await wait(13);
      expect(remindersTo(own)).toHaveLength(1);
      await wait(1);
      expect(remindersTo(own)).toHaveLength(2);
      await wait(27);
      expect(remindersTo(own)).toHaveLength(2);
      await wait(1);
      expect(remindersTo(own)).toHaveLength(3);
      await wait(60);
      expect(remindersTo(own)).toHaveLength(3);
    },
  );

  test('can be turned off, says where, and what has to be told goes all the same', async () => {
    const own = await orderAt('AI', 'MI');
    await wait(7);
    const [mail] = remindersTo(own);
    expect(mail?.text).toContain('/account/gegevens/');
    await own.browser.call('putUserMails', { body: { reminders: false, messages: true } });
    await wait(14);
    expect(remindersTo(own)).toHaveLength(1);
    await addPlan(backend, own.orderId);
    await move(own.orderId, 'PY', 'OG');
    await wait(1);
    expect(mailsTo(own, 'Teken je plan')).toHaveLength(1);
    await wait(7);
    expect(remindersTo(own)).toHaveLength(1);
  });

  test('is left out when the order moved on, even when it came back by a correction: that asks anew', async () => {
    const [moved, corrected] = [await orderAt('PY', 'OG'), await orderAt('PY', 'OG')];
    for (const { orderId } of [moved, corrected]) await addPlan(backend, orderId);
    await wait(3);
    await move(moved.orderId, 'PY', 'OK');
    await move(corrected.orderId, 'PY', 'MI', 'Een fout in het plan');
    await wait(3);
    await move(corrected.orderId, 'PY', 'OG');
    await wait(6);
    expect([remindersTo(moved), remindersTo(corrected)]).toEqual([[], []]);
    await wait(1);
    expect(remindersTo(corrected)).toHaveLength(1);
    await wait(20);
    expect([remindersTo(moved).length, remindersTo(corrected).length]).toEqual([0, 2]);
  });

  test('is left out when all information came in', async () => {
    const own = await orderAt('AI', 'MI');
    await backend.context.database
      .update(house)
      .set({ houseInfoCompleted: true, installationInfoPompAoCompleted: true })
      .where(eq(house.id, own.houseId));
    await wait(8);
    expect(remindersTo(own)).toEqual([]);
  });

  test('is left out when a direct debit was agreed to', async () => {
    const own = await orderAt('FP', 'MI');
    const body = { agreed: true, accountHolder: 'Joke Smit', iban: 'NL91 ABNA 0417 1643 00' };
    await expect(own.browser.call('putIncassoConsent', { query: { id: own.orderId }, body })).resolves.toMatchObject({
      status: 200,
    });
    await wait(8);
    expect(remindersTo(own)).toEqual([]);
  });

  test('is left out while a bank is busy with the payment', async () => {
    const own = await orderAt('FP', 'MI');
    const query = { orderId: own.orderId, type: 'FP' } as const;
    await askBackOffice(backend, 'putInvoice', {
      query,
      body: { invoiceNumber: 'R-1', amount: 500_000, vat: 86_777, date: '2026-11-21' },
    });
    await expect(own.browser.call('postPayment', { body: query })).resolves.toMatchObject({ status: 200 });
    await wait(8);
    expect(remindersTo(own)).toEqual([]);
  });

  test('of paying is left out while there is nothing to pay yet', async () => {
    const own = await orderAt('FP', 'MI');
    await wait(8);
    expect(remindersTo(own)).toEqual([]);
  });

  test('is left out when the customer withdrew', async () => {
    const own = await orderAt('PY', 'OG', { agreedAt: backend.now() });
    await addPlan(backend, own.orderId);
    await expect(own.browser.call('postWithdrawal', { body: { orderId: own.orderId, name: 'Joke Smit' } })).resolves.toMatchObject({
      status: 200,
    });
    await wait(8);
    expect(remindersTo(own)).toEqual([]);
  });

  test('is never sent of a Heatcycle, nor of an inspection that is to be planned', async () => {
    const others = [await orderAt('FP', 'MI', { product: 'Heatcycle' }), await orderAt('RV', 'OK'), await orderAt('DI', 'MI')];
    await wait(8);
    expect(others.flatMap(remindersTo)).toEqual([]);
  });

  test('of a mail server that is away comes when it is back, once', async () => {
    const own = await orderAt('PY', 'OG');
    await addPlan(backend, own.orderId);
    backend.mailbox.refuse(true);
    await wait(7);
    backend.mailbox.refuse(false);
    await wait(2);
    expect(remindersTo(own)).toHaveLength(1);
  });
});

describe('documents that are ready', () => {
  const add = ({ orderId }: Ordered, reference: string, name: string) =>
    addPlan(backend, orderId, { reference, name, kind: 'other', content: Readable.from([Buffer.from('%PDF-1.7\n%%EOF\n')]) });
  /** At a step that asks nothing. */
  const waiting = () => orderAt('PY', 'MI');
  const told = (own: Ordered) => mailsTo(own, 'voor je klaar').map(({ subject, text }) => ({ subject, text }));

  test('are told in one mail with what comes soon after them', async () => {
    const own = await waiting();
    await add(own, 'a', 'Offerte');
    backend.pass(minutes(1));
    await add(own, 'b', 'Technische tekening');
    await backend.runDueJobs();
    expect(told(own)).toEqual([]);
    backend.pass(minutes(2));
    await backend.runDueJobs();
    const [mail, ...more] = told(own);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Er staan 2 documenten voor je klaar bij bestelling ${own.orderNumber}`);
    expect(mail?.text).toMatch(/Offerte\s+Technische tekening/);
    expect(mail?.text).toContain(`/account/documenten/?orderId=${own.orderId}`);
  });

  test('at the same moment are one mail too, and the same document again is none', async () => {
    const own = await waiting();
    await Promise.all(['a', 'b', 'c'].map((reference) => add(own, reference, `Document ${reference}`)));
    await add(own, 'a', 'Document a');
    backend.pass(minutes(10));
    await backend.runDueJobs();
    expect(told(own).map(({ subject }) => subject)).toEqual([
      `Er staan 3 documenten voor je klaar bij bestelling ${own.orderNumber}`,
    ]);
  });

  test('that come later have a mail of their own, which names nothing twice', async () => {
    const own = await waiting();
    await add(own, 'a', 'Offerte');
    backend.pass(minutes(30));
    await backend.runDueJobs();
    await add(own, 'b', 'Tekening');
    backend.pass(minutes(30));
    await backend.runDueJobs();
    expect(told(own).map(({ text }) => [text?.includes('Offerte'), text?.includes('Tekening')])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('news of an order', () => {
  const allTo = (own: Pick<Ordered, 'email'>) => mailsTo(own, '');
  /** With plain spaces: amounts don't break. */
  const subjectsTo = (own: Pick<Ordered, 'email'>) => allTo(own).map(({ subject }) => subject?.replaceAll('\u00a0', ' '));
  const soon = async () => {
    backend.pass(minutes(3));
    await backend.runDueJobs();
  };

  test('says in one mail what happened and what is asked, with a link to the very action', async () => {
    const own = await orderAt('PY', 'MI');
    const query = { orderId: own.orderId, type: 'PY' } as const;
    await addPlan(backend, own.orderId);
    await askBackOffice(backend, 'putInvoice', {
      query,
      body: { invoiceNumber: `N-${own.orderNumber}`, amount: 170_000, vat: 29_504, date: '2026-11-21' },
    });
    await move(own.orderId, 'PY', 'OG');
    await soon();
    const [mail, ...more] = allTo(own);
    expect(more).toEqual([]);
    expect(subjectsTo(own)).toEqual([`Teken je plan en betaal € 1.700 aan: bestelling ${own.orderNumber}`]);
    expect(mail?.text).toContain('Installatieplan');
    expect(mail?.text).toContain(`/account/betaling/?orderId=${own.orderId}&type=PY`);
  });

  test('tells nothing of what was done meanwhile', async () => {
    const own = await orderAt('PY', 'MI');
    const { documentId } = await addPlan(backend, own.orderId);
    await move(own.orderId, 'PY', 'OG');
    const body = { name: 'Joke Smit', agreed: true, terms: true, documentId, sha256: planSha256 };
    await expect(own.browser.call('putSignAgreement', { query: { id: own.orderId }, body })).resolves.toMatchObject({
      status: 200,
    });
    await move(own.orderId, 'PY', 'OK');
    await soon();
    const [mail, ...more] = allTo(own);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Je hebt getekend voor bestelling ${own.orderNumber}`);
    expect(mail?.text).not.toContain('Ga digitaal akkoord');
    expect(mail?.text).not.toContain('staat dit document klaar');
  });

  /** What of the plan was asked and told, without the mail of a new device. */
  const toldOf = (own: Pick<Ordered, 'email' | 'orderNumber'>) =>
    subjectsTo(own).filter((subject) => subject?.includes(own.orderNumber));

  test('asks nobody for what is paid already, and who signed then is done', async () => {
    const own = await customerAtPlan(backend, { step: 'PY', status: 'MI' });
    await bill(own, 'PY');
    await book(own, 'PY');
    await soon();
    await move(own.orderId, 'PY', 'OG');
    await soon();
    const asked = `Teken je plan: bestelling ${own.orderNumber}`;
    expect(toldOf(own).at(-1)).toBe(asked);
    await signed(own);
    await soon();
    expect(toldOf(own).at(-1)).toBe(`Je hebt getekend voor bestelling ${own.orderNumber}`);
    const count = subjectsTo(own).length;
    await wait(8);
    expect(subjectsTo(own)).toHaveLength(count);
  });

  test('asks nobody to sign a plan that isn’t there, and to sign it once it is', async () => {
    const own = await orderAt('PY', 'MI');
    await move(own.orderId, 'PY', 'OG');
    await bill(own, 'PY');
    await wait(8);
    expect(toldOf(own)).toEqual([]);
    await addPlan(backend, own.orderId);
    await soon();
    expect(toldOf(own)).toEqual([`Teken je plan en betaal € 1.700 aan: bestelling ${own.orderNumber}`]);
  });

  test('comes once what was signed can be paid, and again when that is another amount', async () => {
    const own = await customerAtPlan(backend);
    await signed(own);
    await soon();
    const { orderNumber } = own;
    expect(toldOf(own)).toEqual([`Je hebt getekend voor bestelling ${orderNumber}`]);
    expect(allTo(own).at(-1)?.text).not.toContain('aanbetaling');
    await bill(own, 'PY');
    await addPlan(backend, own.orderId, { reference: 'factuur', name: 'Factuur', kind: 'invoice' });
    await soon();
    await bill(own, 'PY');
    await soon();
    expect(toldOf(own).slice(1)).toEqual([`Betaal € 1.700 aan: bestelling ${orderNumber}`]);
    await bill(own, 'PY', 150_000);
    await soon();
    expect(toldOf(own).slice(2)).toEqual([`Betaal € 1.500 aan: bestelling ${orderNumber}`]);
  });

  test('comes when the last invoice does, unless that is collected', async () => {
    const [own, other] = [await orderAt('IN', 'MI'), await orderAt('IN', 'MI')];
    const body = { agreed: true, accountHolder: 'Joke Smit', iban: 'NL91 ABNA 0417 1643 00' };
    await other.browser.call('putIncassoConsent', { query: { id: other.orderId }, body });
    for (const { orderId } of [own, other]) await move(orderId, 'FP', 'MI');
    await soon();
    expect(toldOf(own)).toEqual([`Je installatie is klaar: bestelling ${own.orderNumber}`]);
    const [early, collected] = [own, other].map((told) => mailsTo(told, told.orderNumber).at(-1)?.text?.replaceAll(/\s+/g, ' '));
    expect(early).toContain('Zodra je de eindfactuur kunt betalen, hoor je het van ons.');
    expect(early).not.toMatch(/Voldoe|subsidie/);
    expect(collected).toContain('De eindfactuur wordt automatisch geïncasseerd.');
    const before = toldOf(other);
    for (const billed of [own, other]) await bill(billed, 'FP', 340_000);
    await soon();
    expect(toldOf(own).slice(1)).toEqual([`Betaal je eindfactuur van € 3.400: bestelling ${own.orderNumber}`]);
    expect(toldOf(other)).toEqual(before);
  });

  test('asks nobody to plan an inspection that is planned', async () => {
    const own = await orderAt('RV', 'OG');
    const startsAt = new Date(backend.now().getTime() + days(7)).toISOString();
    await askBackOffice(backend, 'putAppointment', { query: { orderId: own.orderId, kind: 'inspection' }, body: { startsAt } });
    await move(own.orderId, 'DI', 'MI');
    await soon();
    expect(subjectsTo(own)).toEqual(['Digitale inspectie: je afspraak staat']);
  });

  test('asks nothing twice: what a step asks that the one before asked already is no news', async () => {
    const own = await orderAt('DI', 'MI');
    await move(own.orderId, 'DI', 'OG');
    await soon();
    await move(own.orderId, 'AI', 'MI');
    await soon();
    expect(subjectsTo(own)).toEqual([`Vul je gegevens aan: bestelling ${own.orderNumber}`]);
  });

  test('of a mail server that is away comes when it is back, once', async () => {
    const own = await orderAt('RV', 'OG');
    backend.mailbox.refuse(true);
    await move(own.orderId, 'DI', 'MI');
    await soon();
    backend.mailbox.refuse(false);
    await wait(1);
    expect(subjectsTo(own)).toEqual([`Plan je digitale inspectie: bestelling ${own.orderNumber}`]);
  });

  test('is at most nine mails for a whole order, from its reservation to its end', async () => {
    bankSays = 'paid';
    const own = await walkWholeOrder(backend);
    bankSays = 'pending';
    const { orderNumber } = own;
    const subjects = subjectsTo(own);
    expect(subjects.toSorted()).toEqual(
      [
        `Je reservering ${orderNumber} bij Pomp`,
        `Plan je digitale inspectie: bestelling ${orderNumber}`,
        `Vul je gegevens aan: bestelling ${orderNumber}`,
        `Teken je plan en betaal € 1.700 aan: bestelling ${orderNumber}`,
        `Betaal € 1.700 aan: bestelling ${orderNumber}`,
        'We hebben je betaling ontvangen (factuur ' + `${orderNumber}-PY)`,
        'Installatie: je afspraak staat',
        `Betaal je eindfactuur van € 3.400: bestelling ${orderNumber}`,
        `Je bestelling ${orderNumber} is compleet`,
      ].toSorted(),
    );
    expect(subjects.length).toBeLessThanOrEqual(9);
    const identity = [
      'Pomp Voorbeeld B.V. · Voorbeeldweg 1, 0000 AA Utrecht · voorbeeldgegevens, nog niet bevestigd',
      'KvK 00000000 · btw NL000000000B00',
      '088 000 12 34 · klantenservice@pomp.example',
    ].join('\n');
    for (const { text } of allTo(own)) expect(text?.trim().endsWith(identity)).toBe(true);
  });
});

test('a payment that came in is confirmed with its invoice, its amount and its day', async () => {
  const own = await orderAt('FP', 'MI');
  const query = { orderId: own.orderId, type: 'FP' } as const;
  const day = backend.now().toISOString().slice(0, 10) as '2026-11-21';
  await askBackOffice(backend, 'putInvoice', {
    query,
    body: { invoiceNumber: 'R-2026-77', amount: 512_345, vat: 88_919, date: day },
  });
  for (let time = 0; time < 2; time += 1)
    await askBackOffice(backend, 'postPaymentReceived', { query, body: { reference: 'bank-1', amount: 512_345, date: day } });
  backend.pass(minutes(2));
  await backend.runDueJobs();
  const [mail, ...more] = mailsTo(own, 'is compleet');
  expect(more).toEqual([]);
  for (const said of ['eindbetaling', 'R-2026-77', '5.123,45', own.orderNumber]) expect(mail?.text).toContain(said);
});
