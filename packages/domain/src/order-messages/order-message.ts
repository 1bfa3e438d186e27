import type { CalendarDate } from '../dates/calendar-date.js';
import { isOrderStatus, isOrderStep, stepLabel, unknownStatus } from '../orders/order-step.js';
import { asksCustomer } from './asks-customer.js';
import { factsOf } from './order-facts.js';
import { orderMessages } from './order-messages.js';
import type { OrderMessage, OrderSituation } from './order-situation.js';
import { orderMessageTexts } from './texts.js';

/**
 * A total function (spec 1 §4): every pair of step and status has a message, also those that the spec doesn't have.
 *
 * @param today an appointment whose day is over isn't announced any more. Every one that is planned is, where this isn't given.
 */
export function orderMessage(situation: OrderSituation, today?: CalendarDate): OrderMessage {
  return { ...saidOf(situation, today), tone: asksCustomer(situation) ? 'action' : 'info' };
}

function saidOf(situation: OrderSituation, today: CalendarDate | undefined): Omit<OrderMessage, 'tone'> {
  const { order } = situation;
  if (order.withdrawnAt !== null) return { message: orderMessageTexts.message('withdrawn', { when: { at: order.withdrawnAt } }) };
  const facts = factsOf(situation, today);
  if (!facts) return { message: orderMessageTexts.message('byPhone') };
  if (!isOrderStep(order.step)) return { message: stepLabel(order.step) };
  const say = isOrderStatus(order.status) ? orderMessages[order.step][order.status] : undefined;
  return say ? say(facts) : { message: unknownStatus(order.status) };
}

/** Whether an order can be at this step with this status: whether the customer is then told something. */
export const hasMessage = (step: string, status: string): boolean =>
  isOrderStep(step) && isOrderStatus(status) && orderMessages[step][status] !== undefined;
