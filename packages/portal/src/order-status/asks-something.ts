import { asksCustomer, type House, type Order } from '@pomp/domain';

/** Whether an order asks something of the customer now; not while nobody knows its house. */
export const asksOf = (order: Order, house: House | undefined): boolean => house !== undefined && asksCustomer({ order, house });

/** Whether any order asks something of the customer now. */
export const asksSomething = (orders: readonly Order[], houses: readonly House[]): boolean =>
  orders.some((order) =>
    asksOf(
      order,
      houses.find(({ id }) => id === order.houseId),
    ),
  );
