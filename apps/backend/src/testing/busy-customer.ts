import { handoverRepository } from '../handover/handover.repository.js';
import { setInvoice } from '../invoices/set-invoice.js';
import { meterReadingRepository } from '../meter-readings/meter-reading.repository.js';
import { createOrder } from '../order-flow/create-order.js';
import { hashOfToken, newSecretToken } from '../secrets/secret-token.js';
import { addPasskey, challengeOf } from './adding-passkey.js';
import { testAuthenticator } from './authenticator.js';
import { addPlan, planSha256 } from './plan-document.js';
import type { TestBackend } from './test-backend.js';
import { uploadPhoto } from './upload-photo.js';

/** A customer with something in every table. */
export async function busyCustomer(backend: TestBackend) {
  const own = await backend.customer();
  const { id: orderId } = await createOrder(
    backend.context,
    own.id,
    { houseId: own.houseId, product: 'Pomp AO', orderDate: '2026-11-12', step: 'PY', status: 'OG', inspectionAt: backend.now() },
    'seller',
  );
  const plan = await addPlan(backend, orderId);
  await own.browser.call('putSignAgreement', {
    query: { id: orderId },
    body: { name: 'Joke Smit', agreed: true, terms: true, documentId: plan.documentId, sha256: planSha256 },
  });
  await own.browser.call('putIncassoConsent', {
    query: { id: orderId },
    body: { accountHolder: 'J. Smit', iban: 'NL91ABNA0417164300', agreed: true },
  });
  await setInvoice(
    backend.context,
    { orderId, type: 'PY' },
    { invoiceNumber: `F-${orderId}`, amount: 170_000, vat: 29_504, date: '2026-11-20' },
  );
  await own.browser.call('postPayment', { body: { orderId, type: 'PY' } });
  await own.browser.call('putMessagesRead', { body: { orderId } });
  const now = backend.context.clock();
  await handoverRepository(backend.context.database).keepLink({
    orderId,
    tokenHash: hashOfToken(newSecretToken()),
    linkUntil: now,
    createdAt: now,
  });
  await meterReadingRepository(backend.context.database).keep({
    orderId,
    readOn: '2026-11-21',
    electricity: 20_000,
    createdAt: now,
  });
  await own.browser.call('postWithdrawal', { body: { orderId, name: 'Joke Smit' } });
  await own.browser.call('postHouseInfo', {
    query: { houseId: own.houseId },
    body: { houseInfo: { completed: false, consumption: { gasConsumption: '1450' } } },
  });
  await own.browser.call('postQuote', { body: { product: 'Pomp AO', quantity: '1', houseId: own.houseId } });
  await own.browser.call('postHouseGuest', { query: { houseId: own.houseId }, body: { guestName: 'Sam', period: 'week' } });
  await own.browser.call('postHouse', { body: { address: 'Kade 9', zip: '1234 AB', city: 'Ons Dorp' } });
  await own.browser.call('putUser', {
    body: { firstName: 'Joke', lastName: 'Smit', phoneNumber: '0612345678', birthdate: '21-11-1980', email: `nieuw.${own.email}` },
  });
  await backend.browser().call('recoverPassword', { body: { email: own.email } });
  await uploadPhoto(own, { houseId: own.houseId });
  await backend.browser().call('postSavings', {
    body: {
      zip: '1234AB',
      houseNumber: '1',
      addition: '',
      advanced: true,
      people: 2,
      email: own.email.toUpperCase(),
      gasUsage: 1_200,
    },
  });
  await own.browser.call('postFeedback', { body: { type: 'woning', grade: '4' } });
  await backend.browser().call('postContact', {
    body: { b2b: true, name: 'Joke Smit', companyName: 'Smit', email: own.email.toUpperCase(), message: 'Wat kost het?' },
  });
  await backend.browser().call('postForm', {
    body: { formId: 'newsletter', fields: { email: own.email.toUpperCase() }, reference: 'https://spam.example' },
  });
  await addPasskey(own.browser, testAuthenticator({ origin: 'http://localhost:3000', domain: 'localhost' }));
  await challengeOf(own.browser, 'postNewPasskey');
  await own.browser.call('postUserDeletion', {});
  await backend.runDueJobs();
  return { ...own, orderId };
}
