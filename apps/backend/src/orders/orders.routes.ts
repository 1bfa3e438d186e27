import { calendarDate } from '@pomp/domain';
import type { ReadContext } from '../context/context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { orderRepository, orderRowOf } from './order.repository.js';
import { toOrder } from './to-order.js';

export function orderRoutes({ database, ask, clock }: ReadContext): Pick<CustomerHandlers, 'getOrders' | 'getOrderHistory'> {
  const orders = orderRepository(database);
  const listBySession = orders.listBySession(ask);
  const historyBySession = orders.historyBySession();
  return {
    getOrders: {
      withSession: async (key) => {
        const found = await listBySession(key);
        if (!found) return undefined;
        const today = calendarDate(clock());
        return { session: found.session, response: found.read.parse().map((order) => toOrder(orderRowOf(order), today)) };
      },
    },
    getOrderHistory: {
      withSession: async (key) => {
        const rows = await historyBySession.execute({ ...key });
        const [first] = rows;
        return (
          first && {
            session: first.session,
            response: rows.flatMap(({ event }) =>
              event?.step && event.status ? { ...event, step: event.step, status: event.status, at: event.at.toISOString() } : [],
            ),
          }
        );
      },
    },
  };
}
