import { calls, type BodyOf, type Call, type Calls, type QueryOf } from '@pomp/api-contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../adapters/database/schema/index.js';
import { createHouse } from '../houses/create-house.js';
import { setInvoice } from '../invoices/set-invoice.js';
import { setDelivery } from '../conversation/seller-conversation.js';
import { createOrder } from '../order-flow/create-order.js';
import { after, minutes } from '../clock/clock.js';
import { passkeyRepository } from '../passkeys/passkey.repository.js';
import { testAuthenticator } from '../testing/authenticator.js';
import type { Browser } from '../testing/browser.js';
import { everyRow, sumOfRows } from '../testing/every-row.js';
import { password, startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';
import { addPlan, planSha256 } from '../testing/plan-document.js';
import { uploadPhoto } from '../testing/upload-photo.js';

type BackendCallName = { [Name in keyof Calls]: Calls[Name] extends { readonly servedBy: 'backend' } ? Name : never }[keyof Calls];
type PublicCallName = {
  [Name in BackendCallName]: Calls[Name] extends { readonly access: 'public' } ? Name : never;
}[BackendCallName];

/** Ids of things that are one customer's. */
interface Subject {
  readonly houseId: string;
  readonly uploadId: string;
  /** Not the main address, and nothing was ordered for it. */
  readonly spareHouseId: string;
  readonly sessionId: string;
  readonly passkeyId: string;
  /** Made by a device, and not sent yet. */
  readonly newPasskey: BodyOf<Calls['postPasskey']>;
  readonly orderId: string;
  /** An order that asks to be paid. */
  readonly payableId: string;
  /** An order of which all is done. */
  readonly doneId: string;
  readonly meterReadingId: string;
  readonly documentId: string;
  readonly documentUrl: string;
  readonly appointmentId: string;
  readonly quoteId: string;
  /** Someone who may fill in the questions about a house. */
  readonly guestId: string;
}

/** How a call names something that can be someone else's: not at all, because it is about who is signed in, or with ids. */
type CustomerRow<Name extends BackendCallName> = {
  /** Makes what the call is about. */
  readonly prepare?: (own: TestCustomer) => Promise<void>;
  /** A write that leaves no trace has to say why. */
  readonly untraced?: string;
} & (
  | {
      readonly names: 'nothing';
      readonly query?: QueryOf<Calls[Name]>;
      readonly body?: BodyOf<Calls[Name]> | ((subject: Subject) => BodyOf<Calls[Name]>);
      /** What its answer shows of the customer. */ readonly shows?: (own: TestCustomer & Subject) => string;
    }
  | {
      readonly names: 'ids';
      readonly query: (subject: Subject) => QueryOf<Calls[Name]>;
      readonly body?: BodyOf<Calls[Name]> | ((subject: Subject) => BodyOf<Calls[Name]>);
    }
  | { readonly names: 'idsInBody'; readonly body: (subject: Subject) => BodyOf<Calls[Name]> }
);
interface PublicRow<Name extends BackendCallName> {
  readonly names: 'noOne';
  readonly body?: BodyOf<Calls[Name]>;
  readonly query?: QueryOf<Calls[Name]>;
}
type Rows = { readonly [Name in BackendCallName]: Name extends PublicCallName ? PublicRow<Name> : CustomerRow<Name> };

/** A call without a row doesn't compile, and fails. */
const rows: Rows = {
  login: { names: 'noOne', body: calls.login.example.body },
  session: { names: 'noOne' },
  removeSession: { names: 'noOne' },
  postPasskeyQuestion: { names: 'noOne' },
  passkeyLogin: { names: 'noOne', body: calls.passkeyLogin.example.body },
  recoverPassword: { names: 'noOne', body: calls.recoverPassword.example.body },
  resetPassword: { names: 'noOne', body: calls.resetPassword.example.body },
  postPasswordStrength: { names: 'noOne', body: calls.postPasswordStrength.example.body },
  confirmEmail: { names: 'noOne', body: calls.confirmEmail.example.body },
  postReservation: { names: 'noOne', body: calls.postReservation.example.body },
  postSavings: { names: 'noOne', body: calls.postSavings.example.body },
  getSavings: { names: 'noOne' },
  getMeasuredUse: { names: 'noOne' },
  getAddress: { names: 'noOne', query: calls.getAddress.example.query },
  getHomeFacts: { names: 'noOne', query: calls.getHomeFacts.example.query },
  postContact: { names: 'noOne', body: calls.postContact.example.body },
  postVacancy: { names: 'noOne', body: calls.postVacancy.example.body },
  postForm: { names: 'noOne', body: calls.postForm.example.body },
  postFormConfirmation: { names: 'noOne', body: calls.postFormConfirmation.example.body },
  postFeedback: { names: 'nothing', body: calls.postFeedback.example.body },
  getUserUnique: { names: 'noOne', query: calls.getUserUnique.example.query },
  extendSession: { names: 'nothing', untraced: 'Every use of the account extends the session.' },
  getSessions: { names: 'nothing', shows: ({ sessionId }) => sessionId },
  deleteSession: { names: 'ids', query: ({ sessionId }) => ({ id: sessionId }) },
  deleteOtherSessions: { names: 'nothing' },
  getUser: { names: 'nothing', shows: ({ email }) => email },
  putUser: { names: 'nothing', body: calls.putUser.example.body, shows: ({ email }) => email },
  putUserMails: { names: 'nothing', body: calls.putUserMails.example.body, shows: ({ email }) => email },
  deleteEmailChange: {
    names: 'nothing',
    prepare: async ({ browser }) => void (await browser.call('putUser', { body: calls.putUser.example.body })),
    shows: ({ email }) => email,
  },
  putUserLocale: { names: 'nothing', body: calls.putUserLocale.example.body, shows: ({ email }) => email },
  confirmIdentity: {
    names: 'nothing',
    body: { password },
    untraced: 'It changes nothing of the customer’s: what it allows for ten minutes is traced by itself.',
  },
  getPasskeys: { names: 'nothing' },
  postPasskey: { names: 'nothing', body: ({ newPasskey }) => newPasskey },
  postNewPasskey: { names: 'nothing', untraced: 'It only asks a question: what is made of it is traced.' },
  deletePasskey: { names: 'ids', query: ({ passkeyId }) => ({ id: passkeyId }) },
  getUserData: { names: 'nothing', shows: ({ houseId }) => houseId },
  getUserFiles: { names: 'nothing' },
  getUserDeletion: { names: 'nothing' },
  postUserDeletion: { names: 'nothing' },
  deleteUserDeletion: { names: 'nothing', prepare: async ({ browser }) => void (await browser.call('postUserDeletion', {})) },
  getHouses: { names: 'nothing', shows: ({ houseId }) => houseId },
  getDocuments: { names: 'ids', query: ({ orderId }) => ({ orderId }) },
  getDocument: { names: 'ids', query: ({ documentId }) => ({ documentId }) },
  download: { names: 'ids', query: ({ documentUrl }) => ({ url: documentUrl }) },
  getAppointments: { names: 'nothing', shows: ({ appointmentId }) => appointmentId },
  getAppointmentEntry: { names: 'ids', query: ({ appointmentId }) => ({ id: appointmentId }) },
  getOrderHistory: { names: 'nothing', shows: ({ orderId }) => orderId },
  getServiceEntry: { names: 'ids', query: ({ orderId }) => ({ orderId }) },
  getWarranty: { names: 'ids', query: ({ orderId }) => ({ orderId }) },
  getOrderTimeline: { names: 'ids', query: ({ orderId }) => ({ orderId }) },
  postMessage: { names: 'idsInBody', body: ({ orderId }) => ({ text: 'Kan de pomp ook naar links?', orderId }) },
  putMessagesRead: {
    names: 'idsInBody',
    body: ({ orderId }) => ({ orderId }),
    untraced: 'Until when somebody looked is kept beside the order itself, and changes nothing else.',
  },
  getOrders: { names: 'nothing', shows: ({ houseId }) => houseId },
  getAgreement: { names: 'ids', query: ({ orderId }) => ({ id: orderId }) },
  putSignAgreement: {
    names: 'ids',
    query: ({ orderId }) => ({ id: orderId }),
    body: ({ documentId }) => ({ name: 'Joke Smit', agreed: true, terms: true, documentId, sha256: planSha256 }),
  },
  putIncassoConsent: { names: 'ids', query: ({ orderId }) => ({ id: orderId }), body: calls.putIncassoConsent.example.body },
  getMeterReadings: { names: 'ids', query: ({ doneId }) => ({ orderId: doneId }) },
  postMeterReading: { names: 'idsInBody', body: ({ doneId }) => ({ orderId: doneId, gas: '1112', electricity: '20400' }) },
  deleteMeterReading: { names: 'ids', query: ({ meterReadingId }) => ({ id: meterReadingId }) },
  getHandover: { names: 'noOne', query: calls.getHandover.example.query },
  putHandover: { names: 'noOne', query: calls.putHandover.example.query, body: calls.putHandover.example.body },
  getTerms: { names: 'noOne', query: calls.getTerms.example.query },
  getVerification: { names: 'noOne', query: calls.getVerification.example.query },
  getInvoice: { names: 'ids', query: ({ payableId }) => ({ orderId: payableId, type: 'FP' }) },
  getPayment: { names: 'ids', query: ({ payableId }) => ({ orderId: payableId, type: 'FP' }) },
  postPayment: { names: 'idsInBody', body: ({ payableId }) => ({ orderId: payableId, type: 'FP' }) },
  postWithdrawal: { names: 'idsInBody', body: ({ orderId }) => ({ orderId, name: 'Joke Smit' }) },
  getPrices: { names: 'nothing' },
  getQuotes: { names: 'nothing', shows: ({ quoteId }) => quoteId },
  getQuotePdf: { names: 'ids', query: ({ quoteId }) => ({ id: quoteId }) },
  postQuote: { names: 'idsInBody', body: ({ houseId }) => ({ product: 'Pomp AO', quantity: '3', houseId }) },
  putQuote: {
    names: 'ids',
    query: ({ quoteId }) => ({ id: quoteId }),
    body: { product: 'Pomp AO', quantity: '2', street: 'Kade', houseNumber: '9', place: 'Huizen', zipcode: '1271 AD' },
  },
  postOrder: {
    names: 'idsInBody',
    body: ({ quoteId }) => ({ quoteId, revision: 1, invoiceIsSameAsInstallation: 'ja', terms: true, quoteAccepted: true }),
  },
  getHouse: { names: 'ids', query: ({ houseId }) => ({ houseId }) },
  postHouse: { names: 'nothing', body: calls.postHouse.example.body },
  putHouse: { names: 'ids', query: ({ spareHouseId }) => ({ houseId: spareHouseId }), body: { mainAddress: true } },
  getHouseGuests: { names: 'ids', query: ({ houseId }) => ({ houseId }) },
  postHouseGuest: { names: 'ids', query: ({ houseId }) => ({ houseId }), body: calls.postHouseGuest.example.body },
  deleteHouseGuest: { names: 'ids', query: ({ guestId }) => ({ id: guestId }) },
  getGuestHouseInfo: { names: 'noOne', query: calls.getGuestHouseInfo.example.query },
  postGuestHouseInfo: {
    names: 'noOne',
    query: calls.postGuestHouseInfo.example.query,
    body: calls.postGuestHouseInfo.example.body,
  },
  deleteHouse: { names: 'ids', query: ({ spareHouseId }) => ({ houseId: spareHouseId }) },
  getHouseInfoPdf: { names: 'ids', query: ({ houseId }) => ({ houseId }) },
  getInstallationInfoPdf: { names: 'ids', query: ({ houseId }) => ({ houseId, flow: 'pomp ao' }) },
  postUploadToken: {
    names: 'nothing',
    untraced: 'It changes nothing of the customer; what is uploaded and deleted with it is traced.',
  },
  postUploadLink: {
    names: 'ids',
    query: ({ houseId }) => ({ houseId, section: 'photos', field: 'photoCurrentGasBoilerAndPipes' }),
  },
  getUploads: { names: 'ids', query: ({ houseId }) => ({ houseId }) },
  getUpload: { names: 'ids', query: ({ uploadId }) => ({ id: uploadId }) },
  getHouseSuggestions: { names: 'ids', query: ({ houseId }) => ({ houseId }) },
  getHousePicture: { names: 'ids', query: ({ houseId }) => ({ houseId }) },
  getHouseInfo: { names: 'ids', query: ({ houseId }) => ({ houseId }) },
  postHouseInfo: {
    names: 'ids',
    query: ({ houseId }) => ({ houseId }),
    body: { houseInfo: { completed: false, consumption: { gasConsumption: '1' } } },
  },
};

/** The same without the types of each. */
interface AnyRow {
  readonly names: 'noOne' | 'nothing' | 'ids' | 'idsInBody';
  readonly body?: object | ((subject: Subject) => object) | undefined;
  readonly query?: object | ((subject: Subject) => object) | undefined;
  readonly shows?: (own: TestCustomer & Subject) => string;
  readonly prepare?: (own: TestCustomer) => Promise<void>;
  readonly untraced?: string;
}
const everyCall = Object.entries<AnyRow>(rows).map(([name, row]) => ({ name, row, call: calls[name as BackendCallName] as Call }));
const ofCustomers = everyCall.filter(({ call }) => call.access === 'customer');
const writing = everyCall.filter(({ call }) => call.method !== 'GET');
const naming = ofCustomers.filter(({ row }) => row.names === 'ids' || row.names === 'idsInBody');
const ofWhoeverIsSignedIn = ofCustomers.filter(({ row }) => row.names === 'nothing');

type Everything = Awaited<ReturnType<ReturnType<typeof sumOfRows>>>;

let backend: TestBackend;
/** All that is stored: in short, which is enough to see whether it is as it was. */
let everything: ReturnType<typeof sumOfRows>;
/** As it was found last, where nothing has been written since. */
let found: Everything | undefined;

/** All that is stored, before what has to leave it as it is: mostly the same as after what did so last, which needs no other sum. */
async function everythingBefore(): Promise<Everything> {
  const before = found ?? (await everything());
  // A test that ends halfway says nothing of what it wrote.
  found = undefined;
  return before;
}

async function expectStill(before: Everything): Promise<void> {
  found = await everything();
  expect(found).toEqual(before);
}

beforeAll(async () => {
  backend = await startTestBackend();
  everything = sumOfRows(backend.context.database);
});

const nobody: Subject = {
  houseId: crypto.randomUUID(),
  spareHouseId: crypto.randomUUID(),
  sessionId: crypto.randomUUID(),
  passkeyId: crypto.randomUUID(),
  newPasskey: calls.postPasskey.example.body,
  uploadId: crypto.randomUUID(),
  orderId: crypto.randomUUID(),
  payableId: crypto.randomUUID(),
  doneId: crypto.randomUUID(),
  meterReadingId: crypto.randomUUID(),
  documentId: crypto.randomUUID(),
  documentUrl: '/api/account/getDocument?documentId=1',
  appointmentId: crypto.randomUUID(),
  quoteId: crypto.randomUUID(),
  guestId: crypto.randomUUID(),
};

/** A customer with something of everything. */
async function customer(): Promise<TestCustomer & Subject> {
  found = undefined;
  // So many in one minute would be too many tries to log in.
  backend.pass(minutes(1));
  const made = await backend.customer();
  const { id: orderId } = await createOrder(
    backend.context,
    made.id,
    {
      houseId: made.houseId,
      product: 'Pomp AO',
      orderDate: '2026-11-12',
      step: 'PY',
      status: 'OG',
      inspectionAt: backend.now(),
      agreedAt: backend.now(),
    },
    'seller',
  );
  const warranties = [{ what: 'Pomp AO', until: '2032-01-12' }] as const;
  await setDelivery(backend.context, orderId, { deviceCode: null, warranties, serviceOn: null });
  const payableId = await payableOrder(made);
  const { documentId, url: documentUrl } = await addPlan(backend, orderId);
  const spare = { address: 'Kade 7', zipcode: '1234 AB', city: 'Ons Dorp', mainAddress: false };
  const { id: spareHouseId } = await createHouse(backend.context, made.id, spare, 'customer');
  const [current] = await sessionsOf(made.browser);
  const passkeyId = crypto.randomUUID();
  await passkeyRepository(backend.context.database).insert({
    id: passkeyId,
    credentialId: passkeyId,
    customerId: made.id,
    publicKey: '',
    counter: 0,
    transports: [],
    createdAt: backend.now(),
  });
  const asked = await made.browser.call('postNewPasskey', {});
  const challenge = asked.status === 200 ? asked.body.challenge : '';
  const { id: uploadId } = await uploadPhoto(made, { houseId: made.houseId });
  return {
    ...made,
    spareHouseId,
    sessionId: current?.id ?? '',
    passkeyId,
    newPasskey: testAuthenticator({ origin: 'http://localhost:3000', domain: 'localhost' }).make(challenge),
    uploadId,
    orderId,
    payableId,
    ...(await doneOrder(made)),
    documentId,
    documentUrl,
    appointmentId: await appointmentOf(made.browser),
    quoteId: await quoteOf(made),
    guestId: await guestOf(made),
  };
}

let bystanders: { readonly own: TestCustomer & Subject; readonly other: TestCustomer & Subject; readonly until: Date } | undefined;

/**
 * Two customers for what has to leave them as they are: whoever asks sees to that. Others take their place before their sessions are so
 * old that using them extends them.
 */
async function twoLeftAlone() {
  backend.pass(minutes(1));
  if (bystanders === undefined || backend.now() > bystanders.until)
    bystanders = { own: await customer(), other: await customer(), until: after(backend.now(), minutes(30)) };
  return bystanders;
}

/** With an invoice of its own. */
async function payableOrder({ id, houseId }: TestCustomer) {
  const { id: orderId } = await createOrder(
    backend.context,
    id,
    { houseId, product: 'Pomp AO', orderDate: '2026-10-12', step: 'FP', status: 'MI' },
    'seller',
  );
  await setInvoice(
    backend.context,
    { orderId, type: 'FP' },
    { invoiceNumber: `F-${orderId}`, amount: 340_000, vat: 59_008, date: '2026-11-20' },
  );
  return orderId;
}

/** With a meter reading. */
async function doneOrder({ id, houseId, browser }: TestCustomer) {
  const { id: doneId } = await createOrder(
    backend.context,
    id,
    { houseId, product: 'Pomp AO', orderDate: '2026-09-12', step: 'CP', status: 'OK' },
    'seller',
  );
  const { status, body } = await browser.call('postMeterReading', {
    body: { orderId: doneId, gas: '1100', electricity: '20300' },
  });
  return { doneId, meterReadingId: (status === 200 && body.readings[0]?.id) || '' };
}

async function appointmentOf(browser: Browser) {
  const { status, body } = await browser.call('getAppointments', {});
  return (status === 200 && body[0]?.id) || '';
}

async function quoteOf({ browser, houseId }: TestCustomer) {
  const { status, body } = await browser.call('postQuote', { body: { product: 'Pomp AO', quantity: '1', houseId } });
  return status === 200 ? body.id : '';
}

async function guestOf({ browser, houseId }: TestCustomer) {
  const { status, body } = await browser.call('postHouseGuest', {
    query: { houseId },
    body: { guestName: 'Sam', period: 'week' },
  });
  return status === 200 ? body.id : '';
}

async function sessionsOf(browser: Browser) {
  const { status, body } = await browser.call('getSessions', {});
  return status === 200 ? body : [];
}

/** What of all that is stored names this customer, or something of this customer's. */
const rowsOf = ({
  id,
  email,
  houseId,
  spareHouseId,
  sessionId,
  uploadId,
  orderId,
  payableId,
  documentId,
  appointmentId,
  quoteId,
  guestId,
}: TestCustomer & Subject) =>
  everyRow(backend.context.database, [
    id,
    email,
    houseId,
    spareHouseId,
    sessionId,
    uploadId,
    orderId,
    payableId,
    documentId,
    appointmentId,
    quoteId,
    guestId,
  ]);

const queryOf = ({ query }: AnyRow, subject: Subject): Record<string, string> => ({
  ...(typeof query === 'function' ? query(subject) : query),
});
const bodyOf = ({ body }: AnyRow, subject: Subject): object | undefined => (typeof body === 'function' ? body(subject) : body);
const pathOf = ({ path }: Call, query: Readonly<Record<string, string>>) =>
  Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;

const json = { 'content-type': 'application/json' };
const sending = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit =>
  body === undefined ? { method, headers } : { method, body: JSON.stringify(body), headers: { ...json, ...headers } };

function ask(browser: Browser, { call, row }: { readonly call: Call; readonly row: AnyRow }, subject: Subject) {
  return browser.request(pathOf(call, queryOf(row, subject)), sending(call.method, bodyOf(row, subject)));
}

/** All of an answer but what differs between any two. */
const comparable = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
  body: await response.text(),
});

/** With which a browser asks whether the site may call the backend directly. */
const isPreflight = (method: string, path: string) => method === 'OPTIONS' && !path.startsWith('/api/');

test('every call has a row, and there is no call besides the contract’s', () => {
  const ours = Object.entries<Call>(calls).filter(([, { servedBy }]) => servedBy === 'backend');
  expect(Object.keys(rows).sort()).toEqual(ours.map(([name]) => name).sort());
  const paths = new Set(ours.map(([, { path }]) => path));
  const mounted = backend.app.routes
    .filter(({ path, method }) => (path.startsWith('/api/') || paths.has(path)) && method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(mounted)].sort()).toEqual(ours.map(([, { method, path }]) => `${method} ${path}`).sort());
});

test('a row more, or another word in one, shows in what is stored', async () => {
  const { browser } = await customer();
  const before = await everything();
  await browser.call('putUserLocale', { body: { locale: 'en-GB' } });
  const after = await everything();
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(
    expect.arrayContaining(['customer', 'audit']),
  );
});

describe.each(ofCustomers)('$name', ({ row, call, name }) => {
  test('needs a session, however it is asked', async () => {
    const path = pathOf(call, queryOf(row, nobody));
    const before = await everythingBefore();
    const body = bodyOf(row, nobody);
    const plain = await backend.browser().request(path, sending(call.method, body));
    expect(plain.status).toBe(401);
    expect(await plain.json()).toMatchObject({ code: 'notSignedIn' });
    const paths = [
      `/${path}`,
      path.replace('/api/', '/api//'),
      path.replace('/account/', '/account/../account/'),
      path.replace(call.path, `${call.path}/`),
    ];
    const disguises = [
      `${call.path}.rsc`,
      `${call.path}.json`,
      call.path.toUpperCase(),
      call.path.replace('account', '%61ccount'),
      `${call.path};jsessionid=1`,
    ];
    for (const asked of [...paths, ...disguises]) {
      const response = await backend.browser().request(asked, sending(call.method, body));
      expect([401, 404], asked).toContain(response.status);
      expect(await response.json(), asked).toHaveProperty('message');
    }
    const headers: Record<string, string>[] = [
      { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
      { 'x-original-url': '/healthz' },
      { 'x-rewrite-url': '/healthz' },
      { 'x-http-method-override': 'GET' },
      { 'next-router-prefetch': '1', rsc: '1', purpose: 'prefetch' },
      { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' },
      { authorization: 'Bearer pomp' },
    ];
    for (const given of headers) {
      const response = await backend.browser().request(path, sending(call.method, body, given));
      expect(response.status, JSON.stringify(given)).toBe(401);
    }
    await expectStill(before);
  });

  test('refuses fields that it doesn’t have', async () => {
    const { own } = await twoLeftAlone();
    const before = await everythingBefore();
    const query = queryOf(row, own);
    const plain = bodyOf(row, own);
    const widened = await own.browser.request(pathOf(call, { ...query, customerId: own.id }), sending(call.method, plain));
    expect(widened.status).toBe(400);
    if (call.method !== 'GET') {
      const foreign = { mainAddress: true, customerId: own.id, step: 'CP', id: own.id };
      for (const [field, value] of Object.entries(foreign)) {
        if (Object.hasOwn(plain ?? {}, field)) continue;
        const body = { ...plain, [field]: value };
        expect((await own.browser.request(pathOf(call, query), sending(call.method, body))).status, `${name} ${field}`).toBe(400);
      }
    }
    await expectStill(before);
  });
});

describe.each(ofWhoeverIsSignedIn)('$name', (asked) => {
  test('gives and changes nothing of another customer', async () => {
    const { own: reading, other } = await twoLeftAlone();
    // What reads leaves whoever asks as they are, but for a trace of it.
    const own = asked.call.method === 'GET' ? reading : await customer();
    found = undefined;
    const before = await rowsOf(other);
    const response = await ask(own.browser, asked, own);
    const text = await response.text();
    expect(response.status, text).toBe(200);
    for (const theirs of [other.id, other.houseId, other.spareHouseId, other.sessionId, other.email])
      expect(text).not.toContain(theirs);
    if (asked.row.shows) expect(text).toContain(asked.row.shows(own));
    expect(await rowsOf(other)).toEqual(before);
  });
});

describe.each(naming)('$name', (asked) => {
  test('answers the same for what is someone else’s and what isn’t there, and changes nothing', async () => {
    const { own, other } = await twoLeftAlone();
    const before = await everythingBefore();
    const withId = (id: string) =>
      ask(own.browser, asked, {
        houseId: id,
        spareHouseId: id,
        sessionId: id,
        passkeyId: id,
        newPasskey: own.newPasskey,
        uploadId: id,
        orderId: id,
        payableId: id,
        doneId: id,
        meterReadingId: id,
        documentId: id,
        documentUrl: id,
        appointmentId: id,
        quoteId: id,
        guestId: id,
      });
    const theirs = await comparable(await ask(own.browser, asked, other));
    expect(theirs.status).toBe(404);
    expect(await comparable(await ask(own.browser, asked, nobody))).toEqual(theirs);
    for (const id of ['1', "' or 1=1 --", own.id]) expect(await comparable(await withId(id)), id).toEqual(theirs);
    await expectStill(before);
  });
});

// Only a query can say a thing twice.
test.each(naming.filter(({ row }) => row.names === 'ids'))('$name refuses two ids at once', async (asked) => {
  const { own, other } = await twoLeftAlone();
  const before = await everythingBefore();
  const { call, row } = asked;
  const query = `${new URLSearchParams(queryOf(row, own))}&${new URLSearchParams(queryOf(row, other))}`;
  const response = await own.browser.request(`${call.path}?${query}`, sending(call.method, bodyOf(row, own)));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'malformedRequest' });
  await expectStill(before);
});

test.each(ofCustomers.filter(({ call, row }) => call.method !== 'GET' && row.untraced === undefined))(
  '$name leaves a trace of who did it',
  async (asked) => {
    const own = await customer();
    await asked.row.prepare?.(own);
    const traces = () => backend.context.database.$count(audit, eq(audit.customerId, own.id));
    const before = await traces();
    expect((await ask(own.browser, asked, own)).status).toBe(200);
    expect(await traces()).toBeGreaterThan(before);
  },
);

test.each(writing)('$name is refused to a page of another site', async ({ call, row }) => {
  const { own } = await twoLeftAlone();
  const before = await everythingBefore();
  for (const from of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  ]) {
    const response = await own.browser.request(
      pathOf(call, queryOf(row, own)),
      sending(call.method, bodyOf(row, own), from as Record<string, string>),
    );
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  await expectStill(before);
});

test.each(everyCall)('the path of $name answers no other verb', async ({ call, row }) => {
  const { own } = await twoLeftAlone();
  const before = await everythingBefore();
  const known = new Set(everyCall.filter((other) => other.call.path === call.path).map((other) => other.call.method as string));
  for (const verb of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
    (method) => !known.has(method) && !isPreflight(method, call.path),
  )) {
    const body = verb === 'GET' ? undefined : (bodyOf(row, own) ?? {});
    const response = await own.browser.request(pathOf(call, queryOf(row, own)), sending(verb, body));
    expect(response.status, verb).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'notFound' });
  }
  await expectStill(before);
});

test.each(everyCall.filter(({ call }) => call.access === 'public' && call.method !== 'GET'))(
  '$name refuses fields that it doesn’t have',
  async ({ call, row }) => {
    const before = await everythingBefore();
    const response = await backend
      .browser()
      .request(pathOf(call, queryOf(row, nobody)), sending(call.method, { ...bodyOf(row, nobody), customerId: '1' }));
    expect(response.status).toBe(400);
    await expectStill(before);
  },
);
