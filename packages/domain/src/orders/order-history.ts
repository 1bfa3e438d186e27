import type { Order } from './order.js';
import { stepPosition, type OrderStatus, type OrderStep } from './order-step.js';

/** That an order came to a step and status. `at` is an ISO instant. */
export interface OrderEvent {
  readonly orderId: string;
  readonly step: OrderStep;
  readonly status: OrderStatus;
  readonly at: string;
}

/** When an order came to a step. `at` is an ISO instant. */
export interface ReachedStep {
  readonly step: OrderStep;
  readonly at: string;
}

/**
 * When an order came to each step up to where it is now, the last one first. A step that was come back to after a correction counts
 * from the last time; steps that were skipped are left out.
 * @param events in the order in which they happened
 */
export function reachedSteps({ id, step }: Pick<Order, 'id' | 'step'>, events: readonly OrderEvent[]): readonly ReachedStep[] {
  const ofOrder = events.filter(({ orderId }) => orderId === id);
  const entered = new Map<OrderStep, string>();
  ofOrder.forEach((event, index) => {
    if (event.step !== ofOrder[index - 1]?.step) entered.set(event.step, event.at);
  });
  return [...entered]
    .flatMap(([reached, at]) => (stepPosition(reached) <= stepPosition(step) ? [{ step: reached, at }] : []))
    .sort((a, b) => stepPosition(b.step) - stepPosition(a.step));
}
