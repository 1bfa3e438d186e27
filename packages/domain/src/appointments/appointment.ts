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
  /** The address of the house that it is about. */
  readonly address: string;
}
