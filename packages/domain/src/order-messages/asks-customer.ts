import { isOrderStatus, isOrderStep, type OrderStatus, type OrderStep } from '../orders/order-step.js';
import { factsOf, isCalledOff, isInformed, type Facts } from './order-facts.js';
import type { OrderSituation } from './order-situation.js';

const always = () => true;
/** An inspection that was called off is planned anew before anything else is asked. */
const calledOff = ({ order }: Facts) => isCalledOff(order.inspectionAppointment);
const uninformed = (facts: Facts) => calledOff(facts) || !isInformed(facts);

/** At which steps and statuses something can be asked of the customer, and when it is. */
const asking: { readonly [Step in OrderStep]?: { readonly [Status in OrderStatus]?: (facts: Facts) => boolean } } = {
  RV: { OK: always },
  DI: { MI: always, OG: uninformed },
  AI: { MI: uninformed },
  SI: { MI: calledOff },
  PY: { OG: always },
  FP: { MI: ({ order }) => !order.agreedIncasso },
};

/** Whether an order asks something of its customer now. Apart from the messages, as every page of the account says so in its menu. */
export function asksCustomer(situation: OrderSituation): boolean {
  const facts = factsOf(situation);
  const { step, status } = situation.order;
  return facts !== undefined && isOrderStep(step) && isOrderStatus(status) && (asking[step]?.[status]?.(facts) ?? false);
}
