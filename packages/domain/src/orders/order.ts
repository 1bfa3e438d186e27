import type { CalendarDate } from '../dates/calendar-date.js';
import { finalStep, type OrderStatus, type OrderStep } from './order-step.js';

/** Installation flows: which pumps are placed decides what is asked. */
export const flows = ['pomp ao', 'all-electric', 'pomp t'] as const;
/** One of `flows`. */
export type Flow = (typeof flows)[number];

/** Products as orders name them. 'Upgrade' is the Pomp T for a customer who already has a Pomp AO; 'Heatcycle' goes by phone and has no flow. */
export const orderProducts = ['Pomp AO', 'All-Electric', 'Upgrade', 'Heatcycle'] as const;
/** One of `orderProducts`. */
export type OrderProduct = (typeof orderProducts)[number];

/** The flow of a product’s installation; undefined for what goes by phone. */
export const flowOf: Record<OrderProduct, Flow | undefined> = {
  'Pomp AO': 'pomp ao',
  'All-Electric': 'all-electric',
  Upgrade: 'pomp t',
  Heatcycle: undefined,
};

/** The product that a flow places. */
export const productOf: Record<Flow, OrderProduct> = { 'pomp ao': 'Pomp AO', 'all-electric': 'All-Electric', 'pomp t': 'Upgrade' };

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
  readonly inspectionAppointment: { readonly date: string | null };
  readonly installationAppointment: { readonly date: string | null };
}

/** The order on the dashboard: the oldest that isn't a Heatcycle, not at its final step, and not withdrawn from. */
export function dashboardOrder<O extends Pick<Order, 'product' | 'step' | 'orderDate' | 'orderNumber' | 'withdrawnAt'>>(
  orders: readonly O[],
): O | undefined {
  return orders
    .filter(({ product, step, withdrawnAt }) => product !== 'Heatcycle' && step !== finalStep && withdrawnAt === null)
    .sort((a, b) => a.orderDate.localeCompare(b.orderDate) || a.orderNumber.localeCompare(b.orderNumber))[0];
}

/** Where inspections are planned: all-electric and the upgrade share a page (spec 1 §4). */
export const bookingPages = ['pompAo', 'pompT'] as const;
/** One of `bookingPages`. */
export type BookingPage = (typeof bookingPages)[number];

/** The page on which a flow’s inspection is planned. */
export const bookingPageOf: Record<Flow, BookingPage> = { 'pomp ao': 'pompAo', 'all-electric': 'pompT', 'pomp t': 'pompT' };
