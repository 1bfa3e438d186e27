import { orderMessage } from './order-message.js';
import { nothingDone } from './nothing-done.js';
import type { OrderFacts, OrderMessage, OrderTarget } from './order-situation.js';

/** What a customer is reminded of. */
export type ReminderReason = 'information' | 'signature' | 'payment';

const patient = [7, 21, 49] as const;

/** After how many days of waiting a customer is reminded of what an order asks: each time twice as long after the time before, and then no more. */
export const reminderDays: Readonly<Record<ReminderReason, readonly number[]>> = {
  information: patient,
  signature: patient,
  payment: patient,
};

/** What is asked that a customer can forget. Customers who have to plan something are called instead. */
function reasonOf(target: OrderTarget): ReminderReason | undefined {
  switch (target.to) {
    case 'houseInfo':
    case 'installationInfo':
      return 'information';
    case 'payment':
      return target.type === 'PY' ? 'signature' : 'payment';
    case 'booking':
    case 'appointments':
      return undefined;
  }
}

/** What to remind a customer of when an order still says this; undefined where nothing is asked. */
export const reminderReason = ({ tone, action }: OrderMessage): ReminderReason | undefined =>
  tone === 'action' && action ? reasonOf(action.target) : undefined;

/** What an order at its place can come to ask, as long as it stays there: answers can be missing again, a direct debit can be called off, and an inspection that was can be planned. */
export const possibleReminder = (order: OrderFacts): ReminderReason | undefined => {
  const { date } = order.inspectionAppointment;
  return reminderReason(
    orderMessage({ order: { ...order, inspectionAppointment: { date }, agreedIncasso: false }, house: nothingDone }),
  );
};
