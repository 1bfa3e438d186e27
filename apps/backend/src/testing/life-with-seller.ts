import type { Edition } from '@pomp/edition';
import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import { job } from '../adapters/database/schema/index.js';
import { days, minutes } from '../clock/clock.js';
import { createOrder } from '../order-flow/create-order.js';
import type { NewProviderPayment } from '../payments/payment-provider.js';
import { askBackOffice } from './back-office.js';
import { addPasskey } from './adding-passkey.js';
import { testAuthenticator } from './authenticator.js';
import { customerAtPlan, signed } from './customer-at-plan.js';
import { paymentsInMemory } from './payments-in-memory.js';
import { askQuote } from './quotes.js';
import { readPdf } from './read-pdf.js';
import { reservation, reservingAt } from './reserving.js';
import { password, startTestBackend, type TestBackend, type TestCustomer } from './test-backend.js';

/** What came out of a seller's backend while customers did everything that there is to do. */
export interface LifeWithSeller {
  readonly backend: TestBackend;
  readonly mails: readonly Email[];
  /** Of those mails. */
  readonly templates: ReadonlySet<string>;
  readonly calendarEntry: string;
  readonly payment: NewProviderPayment;
  readonly paymentLink: string | undefined;
  readonly uploadLink: string;
  readonly confirmation: string;
  readonly answersPdf: string;
  readonly savingsPdf: string;
  readonly savingsAnswer: unknown;
  readonly dataFileNames: readonly (string | null)[];
  readonly prices: unknown;
  readonly openApiTitle: string;
  /** Where someone without a session is led who follows a link on this page of the account. */
  leadsTo(referer: string): Promise<string | null>;
}

const json = { 'content-type': 'application/json', origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' };
const followed = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', accept: 'text/html' };

/** Lives through reservation, account, quote, order, signature, payment and withdrawal with a seller of any name. */
export async function lifeWithSeller(edition: Edition): Promise<LifeWithSeller> {
  const asked: NewProviderPayment[] = [];
  const payments = paymentsInMemory();
  const create = (payment: NewProviderPayment) => {
    asked.push(payment);
    return payments.create(payment);
  };
  const backend = await startTestBackend({ edition, serviceEmail: edition.seller.email, payments: { ...payments, create } });
  const templates = new Set<string>();
  const { mails } = backend.mailbox;

  const work = async () => {
    await backend.runDueJobs();
    const done = await backend.context.database.select({ kind: job.kind, payload: job.payload }).from(job);
    for (const { kind, payload } of done) if (kind === 'sendMail') templates.add((payload as { template: string }).template);
    // Another minute: only so many may be asked for in one.
    backend.pass(minutes(2));
  };
  const post = async (path: string, body: object) => {
    const response = await backend.browser().request(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
    expect([path, response.status]).toEqual([path, 200]);
  };
  const went = async (call: Promise<{ readonly status: number; readonly body: unknown }>) => {
    const { status, body } = await call;
    expect([status, status === 200 ? undefined : body]).toEqual([200, undefined]);
    return body;
  };
  const lastMail = () => mails.at(-1);
  /** Of the link in the last mail: the only value in its address. */
  const tokenOf = (mail: Email | undefined) =>
    [...new URL(/https?:\S+\?\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.values()][0] ?? '';

  await reservingAt(backend).post(reservation({ quantity: 2 }));
  await post('/contact', { b2b: true, name: 'Sem', companyName: 'Boer', email: 'sem@boer.example', phone: '', message: 'Hoi.' });
  await post('/form', { formId: 'newsletter', fields: { email: 'fleur@pomp.example' } });
  await askBackOffice(backend, 'postCustomer', { body: { email: 'noor@pomp.example', firstName: 'Noor', lastName: 'Visser' } });
  await work();

  const visitor = backend.browser();
  const savings = { zip: '1271AD', houseNumber: '3', addition: '', advanced: true, people: 2, gasUsage: 1_200 } as const;
  const savingsAnswer = await went(visitor.call('postSavings', { body: { ...savings, email: 'sem@pomp.example' } }));
  await work();
  const savingsPdf = (await readPdf(new Response(lastMail()?.attachments[0]?.content as ArrayBuffer))).text;

  const own = await backend.customer();
  await went(visitor.call('recoverPassword', { body: { email: own.email } }));
  await work();
  const chosen = { newPassword: password, confirmPassword: password };
  await went(backend.browser().call('resetPassword', { body: { token: tokenOf(lastMail()), ...chosen } }));
  await went(own.browser.call('login', { body: { email: own.email, password } }));
  const person = { firstName: 'Joke', lastName: 'Smit', phoneNumber: '06 12 34 56 78', birthdate: '21-11-1980' };
  await went(own.browser.call('putUser', { body: { ...person, email: 'nieuw@pomp.example' } }));
  await work();
  await went(addPasskey(own.browser, testAuthenticator({ origin: 'http://localhost:3000', domain: 'localhost' })));
  await went(own.browser.call('postUserDeletion', {}));
  await work();
  await went(own.browser.call('deleteUserDeletion', {}));
  await work();

  const { id: quoteId } = await askQuote(own, { product: 'Pomp AO', quantity: '1', houseId: own.houseId });
  const agreed = { invoiceIsSameAsInstallation: 'ja', terms: true, quoteAccepted: true };
  await went(own.browser.call('postOrder', { body: { quoteId, revision: 1, ...agreed } }));
  await work();

  const signing = await customerAtPlan(backend);
  const { orderId } = signing;
  backend.pass(minutes(15));
  await work();
  const { confirmationUrl } = await signed(signing);
  const confirmation = (await readPdf(await signing.browser.request(confirmationUrl))).text;
  const query = { orderId, type: 'PY' } as const;
  const invoice = { invoiceNumber: 'F-1', amount: 170_000, vat: 29_504, date: '2026-11-21' } as const;
  await askBackOffice(backend, 'putInvoice', { query, body: { ...invoice, documentReference: 'plan-1' } });
  await went(signing.browser.call('postPayment', { body: query }));
  const paymentLink = await paymentLinkOf(signing);
  await askBackOffice(backend, 'putAppointment', {
    query: { orderId, kind: 'installation' },
    body: { startsAt: '2026-12-14T08:00:00Z' },
  });
  await work();
  const calendarEntry = await (
    await signing.browser.request(`/api/account/getAppointmentEntry?id=${await appointmentOf(signing)}`)
  ).text();
  await went(signing.browser.call('postWithdrawal', { body: { orderId, name: 'Joke Smit', reason: '' } }));
  await work();

  const paying = await customerAtPlan(backend);
  await askBackOffice(backend, 'putInvoice', {
    query: { ...query, orderId: paying.orderId },
    body: { ...invoice, invoiceNumber: 'F-2' },
  });
  await askBackOffice(backend, 'postPaymentReceived', {
    query: { ...query, orderId: paying.orderId },
    body: { reference: 'overboeking', amount: invoice.amount, date: '2026-11-21' },
  });
  const begun = { product: 'Pomp AO', orderDate: '2026-11-12', step: 'AI', status: 'MI' } as const;
  const { id: waiting } = await createOrder(backend.context, own.id, { houseId: own.houseId, ...begun }, 'seller');
  await askBackOffice(backend, 'putOrderStep', { query: { orderId: waiting }, body: { step: 'PY', status: 'OG' } });
  await work();
  await went(own.browser.call('postMessage', { body: { orderId: waiting, text: 'Kan de pomp naast de schuur?' } }));
  await askBackOffice(backend, 'postOrderMessage', { query: { orderId: waiting }, body: { text: '1' } });
  const fileName = async (path: string) => (await own.browser.request(path)).headers.get('content-disposition');
  const dataFileNames = [await fileName('/api/account/getUserData'), await fileName('/api/account/getUserFiles')];
  const answersPdf = (await readPdf(await own.browser.request(`/api/account/getHouseInfoPdf?houseId=${own.houseId}`))).text;
  const question = { houseId: own.houseId, section: 'photos', field: 'photoPompAoPlacementLocation' } as const;
  const { url: uploadLink } = (await went(own.browser.call('postUploadLink', { query: question }))) as { readonly url: string };
  const leaving = await backend.customer();
  await went(leaving.browser.call('postUserDeletion', {}));
  await askBackOffice(backend, 'deleteCustomer', { query: { customerId: leaving.id } });
  const prices = await went(own.browser.call('getPrices', {}));
  backend.pass(days(7));
  await work();

  const [payment] = asked;
  if (!payment) throw new Error('The provider wasn’t asked for a payment.');
  const openApi = (await (await backend.app.request('/openapi.json')).json()) as { readonly info: { readonly title: string } };
  return {
    backend,
    mails,
    templates,
    calendarEntry,
    payment,
    paymentLink,
    uploadLink,
    confirmation,
    answersPdf,
    savingsPdf,
    savingsAnswer,
    dataFileNames,
    prices,
    openApiTitle: openApi.info.title,
    leadsTo: async (referer) => {
      const document = `/api/account/getDocument?documentId=${crypto.randomUUID()}`;
      const answer = await backend.browser().request(document, { headers: { ...followed, referer } });
      return answer.headers.get('location');
    },
  };
}

async function appointmentOf({ browser }: TestCustomer): Promise<string | undefined> {
  const { status, body } = await browser.call('getAppointments', {});
  return status === 200 ? body[0]?.id : undefined;
}

async function paymentLinkOf({ browser, orderId }: TestCustomer & { readonly orderId: string }) {
  const { status, body } = await browser.call('getDocuments', { query: { orderId } });
  return status === 200 ? body.find(({ paymentLink }) => paymentLink !== undefined)?.paymentLink : undefined;
}
