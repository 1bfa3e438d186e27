import { incassoForm, maskedIban, takesIncasso } from '@pomp/domain';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { requireConfirmed } from '../context/require-confirmed.js';
import type { LiveSession } from '../context/session.js';
import type { Client } from '../http/client.js';
import { debitLapsedAt } from '../invoices/debit-lapsed.js';
import { tellCustomer } from '../order-news/tell-customer.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { orderRepository } from '../orders/order.repository.js';
import { throttled } from '../throttle/throttled.js';
import { refuseWithdrawn } from '../orders/refuse-withdrawn.js';
import { evidenceOf } from './evidence.js';
import { incassoMandateRepository, recordIncasso } from './incasso-mandate.repository.js';
import { ownOrder } from './own-order.js';

interface Consent {
  readonly orderId: string;
  readonly accountHolder: string;
  /** Without spaces. */
  readonly iban: string;
  readonly client: Client;
}

/** Records that the final invoice may be collected from an account. Another account takes the place of an earlier one; the same again changes nothing. */
export async function agreeIncasso(
  context: Context,
  session: LiveSession,
  { orderId, accountHolder, iban, client }: Consent,
): Promise<void> {
  const { database, clock } = context;
  const { customerId } = session;
  await ownOrder(database, customerId, orderId);
  requireConfirmed(context, session);
  await throttled(context, { what: ['incasso', customerId], triesPerMinute: 10 });
  await database.transaction(async (transaction) => {
    const order = await orderRepository(transaction).lock(orderId);
    if (!order) throw notFound();
    refuseWithdrawn(order);
    if (!takesIncasso(order) || (await debitLapsedAt(transaction, orderId))) throw new HttpError('noDirectDebitNow');
    const mandates = incassoMandateRepository(transaction);
    const before = await mandates.find(orderId);
    if (before?.accountHolder === accountHolder && before.iban === iban) return;
    const now = clock();
    const consent = context.speak(client.locale).say(incassoForm.fields.agreed.label);
    await mandates.withdraw(orderId, now);
    await mandates.insert({ orderId, accountHolder, iban, ...evidenceOf(consent, now, client) });
    await mandates.setAgreed(orderId, true);
    await recordIncasso(transaction, orderId, { change: 'agreed', date: null }, now);
    // Of another account the customer hears again, at least as long before.
    await mandates.setDate(orderId, null);
    await tellCustomer({ ...context, database: transaction }, { customerId, orderId, kind: 'mandate' });
    await recordChange(transaction, {
      customerId,
      actor: 'customer',
      action: 'agreeIncasso',
      subject: orderId,
      detail: { iban: maskedIban(iban) },
      at: now,
    });
  });
}
