import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import { calendarDate, earliestDebit, type CalendarDate } from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { debitLapsedAt } from '../invoices/debit-lapsed.js';
import { invoiceRepository } from '../invoices/invoice.repository.js';
import { tellCustomer } from '../order-news/tell-customer.js';
import { orderRepository } from '../orders/order.repository.js';
import { refuseWithdrawn } from '../orders/refuse-withdrawn.js';
import { incassoMandateRepository, recordIncasso } from './incasso-mandate.repository.js';

type Incasso = ResponseOf<BackofficeCalls['getIncasso']>;

/** From which account the seller collects, and when. Not there without consent. */
export async function readIncasso({ database }: Pick<Context, 'database'>, orderId: string): Promise<Incasso> {
  const found = isEntityId(orderId) ? await orderRepository(database).find(orderId) : undefined;
  const mandate = found && (await incassoMandateRepository(database).find(orderId));
  if (!mandate) throw notFound();
  const { accountHolder, iban, agreedAt, consent } = mandate;
  const lapsedAt = (await debitLapsedAt(database, orderId)) ?? found.withdrawnAt;
  return {
    mandateId: mandate.id,
    accountHolder,
    iban,
    agreedAt: agreedAt.toISOString(),
    consent,
    incassoDate: found.order.incassoDate,
    lapsedAt: lapsedAt?.toISOString() ?? null,
  };
}

/** Sets when the final invoice is collected, of which the customer hears in time; null: not known. What is paid isn't collected too, and nothing for an order that was withdrawn from. */
export async function planIncasso(context: Context, orderId: string, incassoDate: CalendarDate | null): Promise<Incasso> {
  const { database, clock } = context;
  await database.transaction(async (transaction) => {
    const { customerId, order, withdrawnAt } = await lockedOrder(transaction, orderId);
    if (incassoDate !== null) refuseWithdrawn({ withdrawnAt });
    const mandates = incassoMandateRepository(transaction);
    const mandate = await mandates.find(orderId);
    if (!mandate) throw new HttpError('noDirectDebit');
    if (incassoDate !== null) await requireCollectable(transaction, orderId);
    if (order.incassoDate === incassoDate) return;
    const now = clock();
    if (incassoDate !== null && incassoDate < earliestDebit(calendarDate(now))) throw new HttpError('collectedTooSoon');
    await mandates.setDate(orderId, incassoDate);
    await recordIncasso(transaction, orderId, { change: 'planned', date: incassoDate }, now);
    if (incassoDate !== null)
      await tellCustomer(
        { ...context, database: transaction },
        { customerId, orderId, kind: 'debit', subject: mandate.id, detail: { date: incassoDate } },
      );
    await recordChange(transaction, {
      customerId,
      actor: 'seller',
      action: 'planIncasso',
      subject: orderId,
      detail: { incassoDate },
      at: now,
    });
  });
  return readIncasso(context, orderId);
}

/** For a customer who takes the consent back, by phone or by letter. Without one nothing happens. */
export const withdrawIncasso = ({ database, clock }: Context, orderId: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const { customerId } = await lockedOrder(transaction, orderId);
    const mandates = incassoMandateRepository(transaction);
    if (!(await mandates.find(orderId))) return;
    const now = clock();
    await mandates.withdraw(orderId, now);
    await mandates.setAgreed(orderId, false);
    await recordIncasso(transaction, orderId, { change: 'withdrawn', date: null }, now);
    await recordChange(transaction, { customerId, actor: 'seller', action: 'withdrawIncasso', subject: orderId, at: now });
  });

async function requireCollectable(database: Database, orderId: string): Promise<void> {
  const found = await invoiceRepository(database).find({ orderId, type: 'FP' });
  if (!found) throw new HttpError('nothingToCollect');
  if (await debitLapsedAt(database, orderId)) throw new HttpError('directDebitLapsed');
}

async function lockedOrder(database: Database, orderId: string) {
  const orders = orderRepository(database);
  if (!isEntityId(orderId) || !(await orders.lock(orderId))) throw notFound();
  const found = await orders.find(orderId);
  if (!found) throw notFound();
  return { customerId: found.customer.customerId, order: found.order, withdrawnAt: found.withdrawnAt };
}
