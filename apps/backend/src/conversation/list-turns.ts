import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import { calendarDate, isOverdue, orderTurn } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { listTurnEvents } from '../order-events/order-event.repository.js';
import { settledOf, unseenOf } from '../order-events/order-reading.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { toOrder } from '../orders/to-order.js';

type Turns = ResponseOf<BackofficeCalls['getTurns']>;

/** The orders under way by who moves next, the most urgent first. Orders that are done are told only where a customer waits for an answer. */
export async function listTurns({ database, clock, edition }: Context): Promise<Turns> {
  const today = calendarDate(clock());
  const found = await orderRepository(database).listUnderWay();
  const ids = found.map(({ order: { id } }) => id);
  const [events, unread, settled] = await Promise.all([
    listTurnEvents(database, ids),
    unseenOf(database, ids, 'seller'),
    settledOf(database, ids),
  ]);
  const waiting = found.map(({ house, customer, createdAt: _, ...row }) => {
    const { id: orderId, orderNumber, product, step, status } = row.order;
    const ofOrder = events.get(orderId) ?? [];
    const promised = edition.promisedDays ?? { steps: {} };
    const turn = orderTurn({
      order: toOrder(row, today),
      house,
      events: ofOrder,
      promised,
      today,
      settledMessage: settled.get(orderId),
    });
    return {
      orderId,
      orderNumber,
      product,
      customer: `${customer.firstName} ${customer.lastName}`,
      step,
      status,
      turn,
      overdue: turn.seller.some((own) => isOverdue(own, today)),
      unread: unread.get(orderId)?.length ?? 0,
    };
  });
  return {
    orders: waiting
      .filter(({ turn }) => turn.customer || turn.seller.length > 0)
      .sort((a, b) => urgency(a).localeCompare(urgency(b)) || byNumber(a.orderNumber, b.orderNumber)),
  };
}

/** `2026-99999` comes before `2026-100000`. */
const byNumber = (a: string, b: string) => a.length - b.length || a.localeCompare(b);

/** What was promised for an earlier day comes first, then what has no day, and what waits for customers comes last. */
function urgency({ turn: { seller } }: Turns['orders'][number]): string {
  const [next] = seller;
  return next ? `0 ${next.until ?? '9999'}` : '1';
}
