import type { Appointment, AppointmentKind } from '@pomp/domain';
import { recordChange, type AuditEntry } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { tellCustomer } from '../order-news/tell-customer.js';
import { orderRepository } from '../orders/order.repository.js';
import { refuseWithdrawn } from '../orders/refuse-withdrawn.js';
import {
  appointmentRepository,
  insertAppointment,
  recordAppointment,
  toAppointment,
  type AppointmentRow,
  type AppointmentWay,
} from './appointment.repository.js';

interface OfOrder {
  readonly orderId: string;
  readonly kind: AppointmentKind;
}
interface PlannedTime extends OfOrder, AppointmentWay {
  readonly startsAt: Date;
  readonly endsAt?: Date | undefined;
}

/** Plans an appointment of an order, or moves it; to the time that it has already, nothing happens. The customer gets a mail. */
export function planAppointment(context: Context, { orderId, kind, startsAt, endsAt, ...way }: PlannedTime): Promise<Appointment> {
  if (!isEntityId(orderId)) throw notFound();
  if (endsAt && endsAt <= startsAt) throw new HttpError('endsBeforeStart');
  if (way.arrivalUntil && way.arrivalUntil <= startsAt) throw new HttpError('arrivesBeforeStart');
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    const order = await orderRepository(transaction).lock(orderId);
    if (!order) throw notFound();
    // Only now: whoever was waited for was earlier.
    const now = clock();
    refuseWithdrawn(order);
    const appointments = appointmentRepository(transaction);
    const before = await appointments.findOfOrder(orderId, kind);
    if (before && isAt(before, startsAt, endsAt) && isSo(before, way)) return toAppointment(before);
    const stays = before && startsThen(before, startsAt) ? before : undefined;
    await insertAppointment(transaction, {
      orderId,
      kind,
      startsAt,
      endsAt: endsAt ?? stays?.endsAt,
      arrivalUntil: stays?.arrivalUntil,
      ...keptOf(before?.cancelledAt === null ? before : undefined),
      ...said(way),
      updatedAt: now,
    });
    const planned = await appointments.findOfOrder(orderId, kind);
    if (!planned) throw new Error('An appointment that was planned is not there.');
    const moved = before !== undefined && before.cancelledAt === null;
    await recordAppointment(transaction, planned, moved ? 'moved' : 'planned', now);
    const { customerId, id, sequence } = planned;
    await recordChange(transaction, {
      customerId,
      actor: 'seller',
      action: moved ? 'moveAppointment' : 'planAppointment',
      subject: id,
      at: now,
    });
    const detail = { sequence, change: moved ? 'moved' : 'planned' };
    await tellCustomer({ ...context, database: transaction }, { customerId, orderId, kind: 'appointment', subject: id, detail });
    return toAppointment(planned);
  });
}

const startsThen = (row: AppointmentRow, startsAt: Date) =>
  row.cancelledAt === null && row.startsAt.getTime() === startsAt.getTime();

const isAt = (row: AppointmentRow, startsAt: Date, endsAt: Date | undefined) =>
  startsThen(row, startsAt) && (endsAt === undefined || row.endsAt.getTime() === endsAt.getTime());

/** Whether it happens in this way already: what isn't said isn't changed. */
const isSo = (row: AppointmentRow, way: AppointmentWay) =>
  Object.entries(said(way)).every(([name, value]) => String(value) === String(row[name as keyof AppointmentWay]));

/** Only what is said. */
const said = (way: AppointmentWay): AppointmentWay =>
  Object.fromEntries(Object.entries(way).filter(([, value]) => value !== undefined));

/** What was said of an appointment holds when it is moved, but for the hours that belonged to the old day. One that was called off leaves nothing to the next. */
const keptOf = (row: AppointmentRow | undefined): AppointmentWay => ({
  person: row?.person,
  callUrl: row?.callUrl,
  callNumber: row?.callNumber,
});

/** Cancels an appointment; one that was cancelled already stays so. The customer gets a mail. */
export function cancelAppointment(context: Context, { orderId, kind }: OfOrder, actor: AuditEntry['actor']): Promise<void> {
  if (!isEntityId(orderId)) throw notFound();
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    if (!(await orderRepository(transaction).lock(orderId))) throw notFound();
    const now = clock();
    const appointments = appointmentRepository(transaction);
    const found = await appointments.findOfOrder(orderId, kind);
    if (!found) throw notFound();
    if (found.cancelledAt !== null) return;
    await appointments.cancel(found.id, now);
    await recordAppointment(transaction, { ...found, sequence: found.sequence + 1 }, 'cancelled', now);
    const { customerId, id, sequence } = found;
    await recordChange(transaction, { customerId, actor, action: 'cancelAppointment', subject: id, at: now });
    const detail = { sequence: sequence + 1, change: 'cancelled' };
    await tellCustomer({ ...context, database: transaction }, { customerId, orderId, kind: 'appointment', subject: id, detail });
  });
}
