import type { OrderProduct } from '../products/order-products.js';
import type { OptionOf, Options } from '../sections/kinds/choice.js';

/** An order has at most one appointment of each kind. */
export const appointmentKinds = [
  ['inspection', 'Digitale inspectie'],
  ['installation', 'Installatie'],
] as const satisfies Options;
/** One of `appointmentKinds`. */
export type AppointmentKind = OptionOf<typeof appointmentKinds>;

/** How long an appointment takes unless said otherwise, in minutes. */
export const usualMinutes: Record<AppointmentKind, number> = { inspection: 45, installation: 8 * 60 };

/** A kind of appointment in Dutch. */
export const appointmentLabel = (kind: AppointmentKind): string => appointmentKinds.find(([value]) => value === kind)?.[1] ?? kind;

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
