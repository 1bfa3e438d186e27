import {
  formatAddress,
  isAtHome,
  usualMinutes,
  type Appointment,
  type AppointmentChange,
  type AppointmentKind,
} from '@pomp/domain';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { appointment, house, order } from '../adapters/database/schema/index.js';
import { after, minutes } from '../clock/clock.js';
import { recordOrderEvent } from '../order-events/order-event.repository.js';

const columns = {
  id: appointment.id,
  orderId: appointment.orderId,
  orderNumber: order.orderNumber,
  product: order.product,
  kind: appointment.kind,
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  arrivalUntil: appointment.arrivalUntil,
  person: appointment.person,
  callUrl: appointment.callUrl,
  callNumber: appointment.callNumber,
  sequence: appointment.sequence,
  cancelledAt: appointment.cancelledAt,
  updatedAt: appointment.updatedAt,
  address: house.address,
  zipcode: house.zipcode,
  city: house.city,
};

/** How it happens. What is left out isn't said; null: there is none. */
export interface AppointmentWay {
  readonly arrivalUntil?: Date | null | undefined;
  readonly person?: string | null | undefined;
  readonly callUrl?: string | null | undefined;
  readonly callNumber?: string | null | undefined;
}

interface NewAppointment extends AppointmentWay {
  readonly orderId: string;
  readonly kind: AppointmentKind;
  readonly startsAt: Date;
  /** As long as usual unless given. */
  readonly endsAt?: Date | undefined;
  readonly updatedAt: Date;
}

/** Plans, moves, or plans again after cancelling: with a higher sequence each time. */
export async function insertAppointment(
  database: Database,
  { endsAt, arrivalUntil, person, callUrl, callNumber, ...row }: NewAppointment,
): Promise<void> {
  const times = {
    arrivalUntil: arrivalUntil ?? null,
    person: person ?? null,
    callUrl: callUrl ?? null,
    callNumber: callNumber ?? null,
    startsAt: row.startsAt,
    endsAt: endsAt ?? after(row.startsAt, minutes(usualMinutes[row.kind])),
    updatedAt: row.updatedAt,
  };
  await database
    .insert(appointment)
    .values({ ...row, ...times })
    .onConflictDoUpdate({
      target: [appointment.orderId, appointment.kind],
      set: { ...times, cancelledAt: null, sequence: sql`${appointment.sequence} + 1` },
    });
}

export type AppointmentRow = NonNullable<Awaited<ReturnType<ReturnType<typeof appointmentRepository>['findOwn']>>>;

export function appointmentRepository(database: Database) {
  const ofOrders = () =>
    database
      .select({ ...columns, customerId: house.customerId })
      .from(appointment)
      .innerJoin(order, eq(order.id, appointment.orderId))
      .innerJoin(house, eq(house.id, order.houseId));
  return {
    /** Those that weren't cancelled, the first to come first. */
    listOf: (customerId: string) =>
      ofOrders()
        .where(and(eq(house.customerId, customerId), isNull(appointment.cancelledAt)))
        .orderBy(asc(appointment.startsAt), asc(appointment.id)),
    /** Undefined when it is someone else's. */
    findOwn: async (customerId: string, id: string) =>
      (await ofOrders().where(and(eq(appointment.id, id), eq(house.customerId, customerId)))).at(0),
    /** The appointments of an order, whichever customer's: for the seller. */
    listOfOrder: (orderId: string) =>
      ofOrders()
        .where(and(eq(appointment.orderId, orderId), isNull(appointment.cancelledAt)))
        .orderBy(asc(appointment.startsAt), asc(appointment.id)),
    findOfOrder: async (orderId: string, kind: AppointmentKind) =>
      (await ofOrders().where(and(eq(appointment.orderId, orderId), eq(appointment.kind, kind)))).at(0),
    cancel: async (id: string, now: Date) =>
      void (await database
        .update(appointment)
        .set({ cancelledAt: now, updatedAt: now, sequence: sql`${appointment.sequence} + 1` })
        .where(eq(appointment.id, id))),
  };
}

/** An appointment as the wire has it. */
export const toAppointment = ({
  id,
  orderId,
  orderNumber,
  product,
  kind,
  startsAt,
  endsAt,
  arrivalUntil,
  person,
  callUrl,
  callNumber,
  ...place
}: Pick<AppointmentRow, keyof Appointment | 'zipcode' | 'city'>): Appointment => ({
  id,
  orderId,
  orderNumber,
  product,
  kind,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  arrivalUntil: arrivalUntil?.toISOString() ?? null,
  address: isAtHome(kind) ? formatAddress(place) : null,
  person,
  callUrl,
  callNumber,
});

/** Tells an order's timeline how an appointment stands now. */
export const recordAppointment = (
  database: Database,
  { id, orderId, kind, startsAt, endsAt, sequence }: AppointmentRow,
  change: AppointmentChange,
  at: Date,
): Promise<void> =>
  recordOrderEvent(database, orderId, {
    id: `appointment-${id}-${sequence}`,
    at: at.toISOString(),
    kind: 'appointment',
    appointmentId: id,
    what: kind,
    change,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    sequence,
  });
