import { edition as pomp } from '@pomp/edition/editions/pomp';
import { beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../clock/clock.js';
import type { NewProviderPayment } from '../payments/payment-provider.js';
import { askQuote } from '../testing/quotes.js';
import { addPlan } from '../testing/plan-document.js';
import { askBackOffice } from '../testing/back-office.js';
import { paymentsInMemory } from '../testing/payments-in-memory.js';
import { reservation, reservingAt } from '../testing/reserving.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { dutchWords } from './speak.js';

const asked: NewProviderPayment[] = [];
let backend: TestBackend;
beforeAll(async () => {
  const payments = paymentsInMemory();
  backend = await startTestBackend({
    payments: { ...payments, create: (payment) => (asked.push(payment), payments.create(payment)) },
  });
});

/** The mails to an address that an action leads to. */
async function mailsTo(email: string, action: () => Promise<unknown>) {
  await backend.runDueJobs();
  const before = backend.mailbox.mails.length;
  await action();
  await backend.runDueJobs();
  return backend.mailbox.mails.slice(before).filter(({ to }) => to?.[0]?.address === email);
}

describe('a refusal', () => {
  const notFound = { nl: 'Dit hebben we niet gevonden.', en: 'We couldn’t find this.' };

  test.each([
    [undefined, 'nl'],
    ['nl-NL', 'nl'],
    ['en-GB', 'en'],
    ['en-US,en;q=0.9,nl;q=0.8', 'en'],
  ] as const)('to who asks for %s is said in %s', async (header, language) => {
    const response = await backend
      .browser()
      .request('/elsewhere', header === undefined ? {} : { headers: { 'accept-language': header } });
    expect([response.headers.get('content-language'), await response.json()]).toEqual([
      language,
      { code: 'notFound', message: notFound[language] },
    ]);
  });

  test('has its code, its exact reason and what it is about, whatever its language', async () => {
    const { browser, houseId } = await backend.customer();
    const complete = (locale: string) =>
      browser.call('putHouse', { query: { houseId }, body: { houseInfoCompleted: true }, locale });
    const [dutch, english] = [await complete('nl-NL'), await complete('en-GB')];
    expect(dutch.body).toMatchObject({ code: 'conflict', reason: 'sectionsOpen' });
    expect(english.body).toMatchObject({
      code: 'conflict',
      reason: 'sectionsOpen',
      params: { sections: expect.any(Array) as string[] },
      message: expect.stringMatching(/^Not everything has been filled in yet\. First complete: .+ and .+\.$/) as string,
    });
  });

  test('that stands on a page of its own is a page in that language', async () => {
    const { browser } = await backend.customer();
    const headers = { 'sec-fetch-dest': 'document', accept: 'text/html', 'accept-language': 'en-GB' };
    const response = await browser.request(`/api/account/getDocument?documentId=${crypto.randomUUID()}`, { headers });
    const page = await response.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('We couldn’t find this.');
  });
});

describe('a customer’s language', () => {
  test('is the seller’s until another is chosen; mails, links and the seller’s own systems then go by it', async () => {
    const { browser, email, id, houseId } = await backend.customer();
    await expect(browser.call('getUser', {})).resolves.toMatchObject({ body: { locale: 'nl-NL' } });
    await expect(browser.call('session', {})).resolves.toMatchObject({ body: { user: { locale: 'nl-NL' } } });
    const recovered = () => mailsTo(email, () => browser.call('recoverPassword', { body: { email } }));
    expect((await recovered())[0]?.text).toContain('http://localhost:3000/auth/wachtwoord-instellen/');

    await expect(browser.call('putUserLocale', { body: { locale: 'en-GB' } })).resolves.toMatchObject({
      body: { locale: 'en-GB' },
    });
    backend.pass(minutes(1));
    const [mail] = await recovered();
    expect(mail?.html).toContain('lang="en"');
    expect(mail?.subject).toMatch(/password/);
    expect(mail?.text).toContain('http://localhost:3000/en/');

    await expect(browser.call('session', {})).resolves.toMatchObject({ body: { user: { locale: 'en-GB' } } });

    const order = await askBackOffice(backend, 'postCustomerOrder', {
      query: { customerId: id },
      body: { houseId, product: 'Pomp AO', orderDate: '2026-11-12' },
    });
    await expect(askBackOffice(backend, 'getOrder', { query: { order: order.id } })).resolves.toMatchObject({
      customer: { locale: 'en-GB' },
    });
    const exported = await (await browser.request('/api/account/getUserData')).text();
    expect(exported).toContain('"locale":"en-GB"');
  });

  test('is one that the seller offers', async () => {
    const { browser } = await backend.customer();
    await expect(browser.call('putUserLocale', { body: { locale: 'fy-NL' } })).resolves.toMatchObject({ status: 400 });
    await expect(browser.call('getUser', {})).resolves.toMatchObject({ body: { locale: 'nl-NL' } });
  });

  test('is that of the page where they reserved', async () => {
    const body = reservation();
    const mails = await mailsTo(body.contactInformation.email, () => reservingAt(backend).post(body, { locale: 'en-GB' }));
    expect(mails).toHaveLength(1);
    for (const { html } of mails) expect(html).toContain('lang="en"');
  });

  test('stands on the bank statement; the checkout speaks as the page that leads there, and leads back to it', async () => {
    const { browser, id, houseId } = await backend.customer();
    await browser.call('putUserLocale', { body: { locale: 'en-GB' } });
    const { id: orderId, orderNumber } = await askBackOffice(backend, 'postCustomerOrder', {
      query: { customerId: id },
      body: { houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'FP', status: 'MI' },
    });
    await addPlan(backend, orderId);
    await askBackOffice(backend, 'putInvoice', {
      query: { orderId, type: 'FP' },
      body: { invoiceNumber: 'F2026-77', amount: 100_000, vat: 17_355, date: '2026-11-20' },
    });
    await expect(browser.call('postPayment', { body: { orderId, type: 'FP' }, locale: 'nl-NL' })).resolves.toMatchObject({
      status: 200,
    });
    expect(asked.at(-1)).toMatchObject({
      locale: 'nl-NL',
      description: `Pomp invoice F2026-77, order ${orderNumber}`,
      returnUrl: expect.stringContaining('http://localhost:3000/account/betaling/') as string,
    });
  });
});

test('who asks something without an account is answered in the language of the page', async () => {
  const email = 'lezer@pomp.example';
  const mails = await mailsTo(email, () =>
    backend.browser().call('postForm', {
      body: { formId: 'newsletter', fields: { email }, took: 60_000 },
      locale: 'en-GB',
    }),
  );
  expect(mails[0]?.html).toContain('lang="en"');
});

const frisianWords = {
  ...dutchWords,
  'backend/errors': { ...dutchWords['backend/errors'], notFound: 'Dit hawwe wy net fûn.' },
  'correspondence/password-recovery': {
    ...dutchWords['correspondence/password-recovery'],
    subject: 'Kies in nij wachtwurd foar {seller}',
  },
};

/** A seller that brings a language of its own, in the words of that file alone. */
function inFrisianToo(locales: readonly string[]) {
  const inEach = (text: string) => ({ 'nl-NL': text, 'en-GB': text, 'fy-NL': text });
  return startTestBackend({
    edition: {
      ...pomp,
      locales,
      seller: { ...pomp.seller, description: inEach('Waarmtepompen.'), slogan: inEach('waarmte út kâlde loft') },
      words: { 'fy-NL': frisianWords },
    },
  });
}

test('a language that comes with an edition is spoken like the others', async () => {
  const frisian = await inFrisianToo([...pomp.locales, 'fy-NL']);
  const response = await frisian.browser().request('/elsewhere', { headers: { 'accept-language': 'fy' } });
  expect(await response.json()).toMatchObject({ message: 'Dit hawwe wy net fûn.' });
  const { browser, email } = await frisian.customer();
  await expect(browser.call('putUserLocale', { body: { locale: 'fy-NL' } })).resolves.toMatchObject({ body: { locale: 'fy-NL' } });
  await browser.call('recoverPassword', { body: { email } });
  await frisian.runDueJobs();
  const mail = frisian.mailbox.mails.find(({ to }) => to?.[0]?.address === email);
  expect(mail?.subject).toBe('Kies in nij wachtwurd foar Pomp');
  expect(mail?.text).toContain('http://localhost:3000/fy/auth/wachtwoord-instellen/');
});

test('a quote from before a language was offered has its lines in the seller’s own', async () => {
  const locales = [...pomp.locales];
  const seller = await inFrisianToo(locales);
  const own = await seller.customer();
  const asked = await askQuote(own, {
    product: 'All-Electric',
    hasPompAo: 'nee',
    quantity: '1',
    removeBoiler: 'ja',
    houseId: own.houseId,
  });
  const linesIn = async (locale: string) =>
    (await own.browser.call('getQuotes', { locale })).body as readonly Pick<typeof asked, 'lines'>[];
  expect((await linesIn('en-GB'))[0]?.lines).not.toEqual(asked.lines);
  locales.push('fy-NL');
  expect((await linesIn('fy-NL'))[0]?.lines).toEqual(asked.lines);
});
