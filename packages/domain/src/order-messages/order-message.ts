import { isInstallationComplete } from '../installation-info/installation-flags.js';
import { orderMessages } from './order-messages.js';
import type { OrderMessage, OrderSituation } from './order-situation.js';
import { goesByPhone } from '../products/goes-by-phone.js';
import { isOrderStatus, isOrderStep, stepLabel, unknownStatus } from '../orders/order-step.js';
import { orderMessageTexts } from './texts.js';

/** A total function (spec 1 §4): every pair of step and status has a message, also those that the spec doesn't have. */
export function orderMessage(situation: OrderSituation): OrderMessage {
  const { order, house } = situation;
  if (order.withdrawnAt !== null)
    return { message: orderMessageTexts.message('withdrawn', { when: { at: order.withdrawnAt } }), tone: 'info' };
  if (goesByPhone(order.product) || order.flow === null) return { message: orderMessageTexts.message('byPhone'), tone: 'info' };
  if (!isOrderStep(order.step)) return { message: stepLabel(order.step), tone: 'info' };
  const message = isOrderStatus(order.status) ? orderMessages[order.step][order.status] : undefined;
  if (!message) return { message: unknownStatus(order.status), tone: 'info' };
  return message({
    ...situation,
    flow: order.flow,
    houseInfoDone: house.houseInfoCompleted,
    installationInfoDone: isInstallationComplete(order.flow, house),
  });
}

/** Whether an order can be at this step with this status: whether the customer is then told something. */
export const hasMessage = (step: string, status: string): boolean =>
  isOrderStep(step) && isOrderStatus(status) && orderMessages[step][status] !== undefined;
