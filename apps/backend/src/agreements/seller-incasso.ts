import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import type { CalendarDate } from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { orderRepository } from '../orders/order.repository.js';
import { incassoMandateRepository } from './incasso-mandate.repository.js';

type Incasso = ResponseOf<BackofficeCalls['getIncasso']>;

/** From which account the seller collects, and when. Not there without consent. */
export async function readIncasso({ database }: Pick<Context, 'database'>, orderId: string): Promise<Incasso> {
  const found = isEntityId(orderId) ? await orderRepository(database).find(orderId) : undefined;
  const mandate = found && (await incassoMandateRepository(database).find(orderId));
  if (!mandate) throw notFound();
  const { accountHolder, iban, agreedAt, consent } = mandate;
  return {
    mandateId: mandate.id,
    accountHolder,
    iban,
    agreedAt: agreedAt.toISOString(),
    consent,
    incassoDate: found.order.incassoDate,
  };
}

/** Sets when the final invoice is collected, which the customer then sees; null: not known. */
export async function planIncasso(
  { database, clock }: Context,
  orderId: string,
  incassoDate: CalendarDate | null,
): Promise<Incasso> {
  await database.transaction(async (transaction) => {
    const { customerId, order } = await lockedOrder(transaction, orderId);
    const mandates = incassoMandateRepository(transaction);
    if (!(await mandates.find(orderId))) throw new HttpError('noDirectDebit');
    if (order.incassoDate === incassoDate) return;
    await mandates.setDate(orderId, incassoDate);
    await recordChange(transaction, {
      customerId,
      actor: 'seller',
      action: 'planIncasso',
      subject: orderId,
      detail: { incassoDate },
      at: clock(),
    });
  });
  return readIncasso({ database }, orderId);
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
    await recordChange(transaction, { customerId, actor: 'seller', action: 'withdrawIncasso', subject: orderId, at: now });
  });

async function lockedOrder(database: Database, orderId: string) {
  const orders = orderRepository(database);
  if (!isEntityId(orderId) || !(await orders.lock(orderId))) throw notFound();
  const found = await orders.find(orderId);
  if (!found) throw notFound();
  return { customerId: found.customer.customerId, order: found.order };
}
