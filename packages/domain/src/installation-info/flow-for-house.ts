import type { Order } from '../orders/order.js';
import type { Flow } from '../products/flows.js';
import { isToInstall } from './is-to-install.js';

export interface KnownForFlow {
  readonly flow?: Flow | undefined;
  readonly orders: readonly Pick<Order, 'houseId' | 'flow' | 'withdrawnAt'>[];
}

/**
 * The flow of a house's installation: the given one, else that of its orders where they agree. Undefined when nothing is to be
 * installed there or there are several flows to choose from.
 */
export function flowForHouse(houseId: string, { flow, orders }: KnownForFlow): Flow | undefined {
  if (flow) return flow;
  const ofHouse = new Set(orders.filter(isToInstall).flatMap((order) => (order.houseId === houseId ? [order.flow] : [])));
  const [only, ...others] = ofHouse;
  return others.length === 0 ? only : undefined;
}
