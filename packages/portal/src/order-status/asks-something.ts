import { orderMessage, type House, type Order } from '@pomp/domain';

/** Whether any order asks something of the customer now. */
export const asksSomething = (orders: readonly Order[], houses: readonly House[]): boolean =>
  orders.some((order) => {
    const house = houses.find(({ id }) => id === order.houseId);
    return house !== undefined && orderMessage({ order, house }).tone === 'action';
  });
