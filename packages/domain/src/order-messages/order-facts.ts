import { calendarDate, type CalendarDate } from '../dates/calendar-date.js';
import { isInstallationComplete } from '../installation-info/installation-flags.js';
import type { OrderAppointment } from '../orders/order.js';
import type { Flow } from '../products/flows.js';
import { goesByPhone } from '../products/goes-by-phone.js';
import type { OrderSituation } from './order-situation.js';

/** What the messages read. */
export interface Facts extends OrderSituation {
  /** An appointment whose day is over isn't announced any more. Every one that is planned is, where this isn't given. */
  readonly today?: CalendarDate | undefined;
  readonly flow: Flow;
  readonly houseInfoDone: boolean;
  readonly installationInfoDone: boolean;
}

/** Undefined for an order that takes no steps here: one that was withdrawn, or goes by telephone. */
export function factsOf(situation: OrderSituation, today?: CalendarDate): Facts | undefined {
  const { order, house } = situation;
  const { flow } = order;
  if (order.withdrawnAt !== null || goesByPhone(order.product) || flow === null) return undefined;
  return {
    ...situation,
    today,
    flow,
    houseInfoDone: house.houseInfoCompleted,
    installationInfoDone: isInstallationComplete(flow, house),
  };
}

/** Whether everything is known of the house and of where the pump comes. */
export const isInformed = ({ houseInfoDone, installationInfoDone }: Facts) => houseInfoDone && installationInfoDone;

/** Whether an appointment was planned and doesn't take place, and no other one is planned. */
export const isCalledOff = ({ date, cancelledAt }: OrderAppointment): boolean =>
  date === null && cancelledAt !== undefined && cancelledAt !== null;

/** Whether the day of an appointment is over: until the seller moves the order on, what was done there is looked at. */
export const isOver = (at: string | null, today: CalendarDate | undefined): boolean =>
  at !== null && today !== undefined && calendarDate(new Date(at)) < today;
