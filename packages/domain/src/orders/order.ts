import type { CalendarDate } from '../dates/calendar-date.js';
import type { Flow } from '../products/flows.js';
import { goesByPhone } from '../products/goes-by-phone.js';
import type { OrderProduct } from '../products/order-products.js';
import { compareNumbered } from './compare-numbered.js';
import { finalStep, type OrderStatus, type OrderStep } from './order-step.js';

/** When an appointment of an order is, as the wire has it. */
export interface OrderAppointment {
  /** An ISO instant; null where none is planned. */
  readonly date: string | null;
  /** When the one that was planned was called off, an ISO instant. Null where none was, or where another one is planned; left out by a server from before it was told. */
  readonly cancelledAt?: string | null | undefined;
}

/** An order, as the wire has it. The dates of appointments are ISO instants. */
export interface Order {
  readonly id: string;
  readonly orderNumber: string;
  readonly product: OrderProduct;
  readonly orderDate: CalendarDate;
  readonly houseId: string;
  readonly flow: Flow | null;
  readonly step: OrderStep;
  readonly status: OrderStatus;
  readonly agreedIncasso: boolean;
  readonly incassoDate: CalendarDate | null;
  /** When the customer withdrew from the agreement, an ISO instant. */
  readonly withdrawnAt: string | null;
  /** The last day on which the customer can; null where that can't be, or no more. */
  readonly withdrawalUntil: CalendarDate | null;
  readonly inspectionAppointment: OrderAppointment;
  readonly installationAppointment: OrderAppointment;
  /** Whether it asks something of its customer, where its plan and its payments decide that too. Left out where its place and its house do (`asksCustomer`), and by a server from before it was told. */
  readonly asks?: boolean | undefined;
}

/** Whether an order still goes on: not at its final step, and not withdrawn from. */
export const goesOn = ({ step, withdrawnAt }: { readonly step: string; readonly withdrawnAt: string | null }): boolean =>
  step !== finalStep && withdrawnAt === null;

/** Whether an inspection is planned that is still to come at this moment: nobody is then asked to plan one, whatever the step asks. */
export const awaitsInspection = ({ inspectionAppointment: { date } }: Pick<Order, 'inspectionAppointment'>, now: Date): boolean =>
  date !== null && Date.parse(date) > now.getTime();

/** The order on the dashboard: the oldest under way that doesn't go by phone. */
export function dashboardOrder<O extends Pick<Order, 'product' | 'step' | 'orderDate' | 'orderNumber' | 'withdrawnAt'>>(
  orders: readonly O[],
): O | undefined {
  return orders
    .filter((order) => !goesByPhone(order.product) && goesOn(order))
    .sort((a, b) => a.orderDate.localeCompare(b.orderDate) || compareNumbered(a.orderNumber, b.orderNumber))[0];
}
