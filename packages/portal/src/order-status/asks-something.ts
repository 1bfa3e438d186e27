import { asksCustomer, type House, type Order } from '@pomp/domain';

/** Whether any order asks something of the customer now: as the server says where papers decide that too, else as its place and its house do. */
export const asksSomething = (orders: readonly Order[], houses: readonly House[]): boolean =>
  orders.some((order) => {
    const house = houses.find(({ id }) => id === order.houseId);
    return order.asks ?? (house !== undefined && asksCustomer({ order, house }));
  });
