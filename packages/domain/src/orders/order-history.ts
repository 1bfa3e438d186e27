import type { Order } from './order.js';
import { stepPosition, type OrderStatus, type OrderStep } from './order-step.js';
import { wayOf } from './way-of.js';

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
 * from the last time; steps that the correction took back, or that were skipped, are left out.
 * @param events in the order in which they happened
 */
export function reachedSteps({ id, step }: Pick<Order, 'id' | 'step'>, events: readonly OrderEvent[]): readonly ReachedStep[] {
  const ofOrder = events.filter(({ orderId }) => orderId === id);
  const entered = ofOrder.filter((event, index) => event.step !== ofOrder[index - 1]?.step);
  return wayOf(entered, ({ step: reached }) => stepPosition(reached))
    .filter(({ step: reached }) => stepPosition(reached) <= stepPosition(step))
    .map(({ step: reached, at }) => ({ step: reached, at }))
    .reverse();
}
