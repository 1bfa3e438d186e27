import { appointmentKinds, calendarDate, hasMessage, yearOf, type Order } from '@pomp/domain';
import { appointmentRepository, insertAppointment, recordAppointment } from '../appointments/appointment.repository.js';
import { recordChange, type AuditEntry } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import { houseRepository } from '../houses/house.repository.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { armReminder } from './arm-reminder.js';
import { orderRepository } from '../orders/order.repository.js';
import { toOrder } from '../orders/to-order.js';

export interface NewOrder extends Pick<Order, 'houseId' | 'product' | 'orderDate' | 'step' | 'status'> {
  /** How many of the product; one, when it isn't said. */
  readonly quantity?: number;
  readonly inspectionAt?: Date;
  readonly installationAt?: Date;
  /** When the customer agreed to pay, where that is how it came about. */
  readonly agreedAt?: Date;
}

/** Adds an order for one of the customer's houses, at any step that there is: the seller's own systems say how far it is. */
export function createOrder(
  { database, clock }: Context,
  customerId: string,
  { inspectionAt, installationAt, ...order }: NewOrder,
  actor: AuditEntry['actor'],
): Promise<Order> {
  const now = clock();
  return database.transaction(async (transaction) => {
    if (!hasMessage(order.step, order.status)) throw new HttpError('unknownState');
    // Of who was erased a house stays with the papers that have to be kept.
    if (!(await customerRepository(transaction).lock(customerId))) throw notFound();
    if (!(await houseRepository(transaction).lock(customerId, order.houseId))) throw notFound();
    const orders = orderRepository(transaction);
    const created = await orders.insert({ ...order, year: yearOf(order.orderDate), createdAt: now });
    const eventId = await orders.insertEvent({ orderId: created.id, step: created.step, status: created.status, at: now });
    const times = { inspection: inspectionAt, installation: installationAt };
    for (const kind of appointmentKinds) {
      const startsAt = times[kind];
      if (!startsAt) continue;
      await insertAppointment(transaction, { orderId: created.id, kind, startsAt, updatedAt: now });
      const planned = await appointmentRepository(transaction).findOfOrder(created.id, kind);
      if (planned) await recordAppointment(transaction, planned, 'planned', now);
    }
    await recordChange(transaction, { customerId, actor, action: 'createOrder', subject: created.id, at: now });
    const made = toOrder(
      {
        order: created,
        inspectionAt: inspectionAt ?? null,
        inspectionCancelledAt: null,
        installationAt: installationAt ?? null,
        installationCancelledAt: null,
        withdrawnAt: null,
      },
      calendarDate(now),
    );
    await armReminder(transaction, { customerId, order: made, eventId, now });
    return made;
  });
}
