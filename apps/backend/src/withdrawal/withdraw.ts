import type { RefusalReason } from '@pomp/api-contract';
import { appointmentKinds, calendarDate, withdrawalRight, type WithdrawalRefusal } from '@pomp/domain';
import { appointmentRepository } from '../appointments/appointment.repository.js';
import { cancelAppointment } from '../appointments/plan-appointment.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { recordOrderEvent } from '../order-events/order-event.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { callOffPayments } from '../payments/call-off-payments.js';
import { withdrawalRepository } from './withdrawal.repository.js';

interface Statement {
  readonly orderId: string;
  readonly name: string;
  readonly reason?: string | undefined;
}

const refusals = {
  withdrawn: 'withdrawnAlready',
  notAgreed: 'notAgreed',
  installed: 'installedAlready',
  tooLate: 'coolingOffOver',
} as const satisfies Record<WithdrawalRefusal, RefusalReason>;

/**
 * Withdraws from the agreement of an order, and calls off what was planned for it and what was being paid. The customer gets the statement and its moment by
 * mail, on a durable medium (Directive 2011/83/EU, article 11a); the seller gets a notice.
 */
export function withdraw(context: Context, customerId: string, { orderId, name, reason }: Statement): Promise<Date> {
  if (!isEntityId(orderId)) throw notFound();
  const { database, clock } = context;
  const now = clock();
  return database.transaction(async (transaction) => {
    const orders = orderRepository(transaction);
    const found = await orders.find(orderId);
    if (found?.customer.customerId !== customerId) throw notFound();
    const locked = await orders.lock(orderId);
    if (!locked) throw notFound();
    const right = withdrawalRight(locked, calendarDate(now));
    if (!right.open) throw new HttpError(refusals[right.why]);

    await withdrawalRepository(transaction).insert({ orderId, name, reason, withdrawnAt: now });
    await recordOrderEvent(transaction, orderId, { id: 'withdrawn', at: now.toISOString(), kind: 'withdrawn' });
    const within = { ...context, database: transaction };
    await callOff(within, orderId);
    await orders.forgetDebit(orderId);
    await callOffPayments(within, orderId);
    await recordChange(transaction, { customerId, actor: 'customer', action: 'withdraw', subject: orderId, at: now });
    for (const template of ['withdrawal', 'withdrawalNotice'] as const)
      await enqueue(transaction, { kind: 'sendMail', payload: { template, customerId, orderId }, now });
    return now;
  });
}

/** What is still to come; what has been stays as it was. */
async function callOff(context: Context, orderId: string): Promise<void> {
  const appointments = appointmentRepository(context.database);
  for (const kind of appointmentKinds) {
    const found = await appointments.findOfOrder(orderId, kind);
    if (found && found.cancelledAt === null && found.startsAt > context.clock())
      await cancelAppointment(context, { orderId, kind }, 'customer');
  }
}
