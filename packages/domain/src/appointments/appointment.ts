import type { Message } from '@pomp/language';
import type { OrderProduct } from '../products/order-products.js';
import { appointmentTexts } from './texts.js';

/** An order has at most one appointment of each kind. */
export const appointmentKinds = ['inspection', 'installation'] as const;
/** One of `appointmentKinds`. */
export type AppointmentKind = (typeof appointmentKinds)[number];

/** How long an appointment takes unless said otherwise, in minutes. */
export const usualMinutes: Record<AppointmentKind, number> = { inspection: 45, installation: 8 * 60 };

/** A kind of appointment, as people read it. */
export const appointmentLabel = (kind: AppointmentKind): Message => appointmentTexts.message(kind);

/** An appointment of an order, as the wire has it. */
export interface Appointment {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly product: OrderProduct;
  readonly kind: AppointmentKind;
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** By when whoever comes is there, an ISO instant; null where that is `startsAt`, or where nobody comes. */
  readonly arrivalUntil: string | null;
  /** Where someone comes; null for what is done at a distance. */
  readonly address: string | null;
  /** Who comes or calls, by name; null while the seller hasn't said. */
  readonly person: string | null;
  /** Where a call at a distance is joined, and the number by which it is made. */
  readonly callUrl: string | null;
  readonly callNumber: string | null;
}

/** Whether someone comes for it, to a place. The rest is done by telephone or screen. */
export const isAtHome = (kind: AppointmentKind): boolean => kind === 'installation';
