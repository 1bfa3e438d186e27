import { calendarDate, goesByPhone, orderMessage, orderMove, type Order, type OrderMessage, type OrderPlace } from '@pomp/domain';
import { recordChange, type AuditEntry } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { houseRepository } from '../houses/house.repository.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { tellCustomer } from '../order-news/tell-customer.js';
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
 * Moves an order to a step and status, or past it where that asks to pay what is paid; where it is already, nothing happens. The customer gets a mail when something is asked that wasn't asked
 * before, when the last invoice is due, and at the end; a correction is for the seller to tell.
 */
export function moveOrder(
  context: Context,
  { orderId, step, status, correction }: OrderMoveRequest,
  actor: AuditEntry['actor'],
): Promise<Order> {
  if (!isEntityId(orderId)) throw notFound();
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    const orders = orderRepository(transaction);
    const from = await orders.lock(orderId);
    if (!from) throw notFound();
    // Only now: whoever was waited for was earlier.
    const now = clock();
    const place = { step, status };
    const to = correction ? place : await unlessPaid(transaction, orderId, place);
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
    const ask = (place: OrderPlace) => house && asked(orderMessage({ order: { ...moved, ...place }, house }));
    const isNews = (ask(to) !== undefined && ask(to) !== ask(from)) || (to.step !== from.step && tellingSteps.includes(to.step));
    if (move === 'forward' && !goesByPhone(moved.product) && isNews)
      await tellCustomer({ ...context, database: transaction }, { customerId, orderId, kind: 'moved' });
    return moved;
  });
}

/** What a customer hears of also when nothing is asked: that everything is placed, and that everything is done. */
const tellingSteps: readonly string[] = ['FP', 'CP'];

/** What is asked of the customer, as one word; undefined where nothing is. */
const asked = ({ tone, action }: OrderMessage): string | undefined =>
  tone === 'action' && action && !action.disabled ? JSON.stringify(action.target) : undefined;
