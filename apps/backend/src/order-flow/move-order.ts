import { calendarDate, goesByPhone, orderMessage, orderMove, type Order, type OrderPlace } from '@pomp/domain';
import { recordChange, type AuditEntry } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { houseRepository } from '../houses/house.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { unlessPaid } from '../invoices/unless-paid.js';
import { orderRepository } from '../orders/order.repository.js';
import { armReminder } from './arm-reminder.js';
import { refuseWithdrawn } from '../orders/refuse-withdrawn.js';
import { toOrder } from '../orders/to-order.js';

export interface OrderMoveRequest extends OrderPlace {
  readonly orderId: string;
  /** Allows to go back. */
  readonly correction?: { readonly reason: string } | undefined;
}

/**
 * Moves an order to a step and status, or past it where that asks to pay what is paid; where it is already, nothing happens. The customer gets a mail at another step, or when something
 * is asked; a correction is for the seller to tell.
 */
export function moveOrder(
  { database, clock }: Context,
  { orderId, step, status, correction }: OrderMoveRequest,
  actor: AuditEntry['actor'],
): Promise<Order> {
  if (!isEntityId(orderId)) throw notFound();
  const now = clock();
  return database.transaction(async (transaction) => {
    const orders = orderRepository(transaction);
    const from = await orders.lock(orderId);
    if (!from) throw notFound();
    const asked = { step, status };
    const to = correction ? asked : await unlessPaid(transaction, orderId, asked);
    const move = orderMove(from, to);
    if (move !== 'none') refuseWithdrawn(from);
    if (move === 'unknown') throw new HttpError('unknownState');
    if (move === 'back' && !correction) throw new HttpError('onlyBackAsCorrection');
    const eventId = move === 'none' ? undefined : await orders.insertEvent({ orderId, ...to, at: now });
    if (eventId !== undefined) await orders.move(orderId, to);
    const found = await orders.find(orderId);
    if (!found) throw notFound();
    const moved = toOrder(found, calendarDate(now));
    if (eventId === undefined) return moved;

    const { customerId } = found.customer;
    await armReminder(transaction, { customerId, order: moved, eventId, now });
    await recordChange(transaction, {
      customerId,
      actor,
      action: 'moveOrder',
      subject: orderId,
      detail: { from, to, ...(correction && { reason: correction.reason }) },
      at: now,
    });
    const house = await houseRepository(transaction).find(customerId, moved.houseId);
    const asks = house !== undefined && orderMessage({ order: moved, house }).tone === 'action';
    if (move === 'forward' && !goesByPhone(moved.product) && (to.step !== from.step || asks)) {
      await enqueue(transaction, { kind: 'sendMail', payload: { template: 'orderStep', customerId, orderId, ...to }, now });
    }
    return moved;
  });
}
