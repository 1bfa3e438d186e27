import { calendarDate, orderTurn, type ConversationSide, type House } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { listOrderEvents } from '../order-events/order-event.repository.js';
import { settledOf, unseen } from '../order-events/order-reading.repository.js';
import { orderFacts } from '../orders/order-facts.repository.js';
import type { OrderRow } from '../orders/order.repository.js';
import { toOrder } from '../orders/to-order.js';

/** What an order's page tells besides the order. @param side whose unread messages are counted */
export async function readConversation(
  { database, clock, edition }: Context,
  row: OrderRow,
  { house, side }: { readonly house: House; readonly side: ConversationSide },
) {
  const { id } = row.order;
  const [events, unread, facts, settled] = await Promise.all([
    listOrderEvents(database, id),
    unseen(database, id, side),
    orderFacts(database).find(id),
    settledOf(database, [id]),
  ]);
  const today = calendarDate(clock());
  const promised = edition.promisedDays ?? { steps: {} };
  const turn = orderTurn({ order: toOrder(row, today), house, events, promised, today, settledMessage: settled.get(id) });
  return {
    events,
    turn,
    adviser: facts?.adviser ?? null,
    unread: unread.length,
    delivery: facts?.delivery ?? null,
  };
}
