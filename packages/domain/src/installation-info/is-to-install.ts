import type { Order } from '../orders/order.js';
import type { Flow } from '../products/flows.js';

/** Whether an installation is asked about for an order: a Heatcycle goes by phone, and of an order that was withdrawn from nothing is asked. */
export const isToInstall = <O extends Pick<Order, 'flow' | 'withdrawnAt'>>(order: O): order is O & { readonly flow: Flow } =>
  order.flow !== null && order.withdrawnAt === null;
