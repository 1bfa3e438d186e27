import type { Flow, Order } from '../orders/order.js';

/**
 * The flow of a house's installation: the given one, else that of its orders where they agree. Undefined when there is no such order
 * or there are several flows to choose from.
 */
export function flowForHouse(houseId: string, { flow, orders }: { readonly flow?: Flow | undefined; readonly orders: readonly Pick<Order, 'houseId' | 'flow'>[] }): Flow | undefined {
  if (flow) return flow;
  const ofHouse = new Set(orders.flatMap((order) => (order.houseId === houseId && order.flow ? [order.flow] : [])));
  const [only, ...others] = ofHouse;
  return others.length === 0 ? only : undefined;
}
