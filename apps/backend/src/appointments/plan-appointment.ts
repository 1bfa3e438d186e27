import type { Appointment, AppointmentKind } from '@pomp/domain';
import { recordChange, type AuditEntry } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { refuseWithdrawn } from '../orders/refuse-withdrawn.js';
import { appointmentRepository, insertAppointment, toAppointment, type AppointmentRow } from './appointment.repository.js';

interface OfOrder {
  readonly orderId: string;
  readonly kind: AppointmentKind;
}
interface PlannedTime extends OfOrder {
  readonly startsAt: Date;
  readonly endsAt?: Date | undefined;
}

/** Plans an appointment of an order, or moves it; to the time that it has already, nothing happens. The customer gets a mail. */
export function planAppointment(
  { database, clock }: Context,
  { orderId, kind, startsAt, endsAt }: PlannedTime,
): Promise<Appointment> {
  if (!isEntityId(orderId)) throw notFound();
  if (endsAt && endsAt <= startsAt) throw new HttpError('endsBeforeStart');
  const now = clock();
  return database.transaction(async (transaction) => {
    const order = await orderRepository(transaction).lock(orderId);
    if (!order) throw notFound();
    refuseWithdrawn(order);
    const appointments = appointmentRepository(transaction);
    const before = await appointments.findOfOrder(orderId, kind);
    if (before && isAt(before, startsAt, endsAt)) return toAppointment(before);
    await insertAppointment(transaction, { orderId, kind, startsAt, endsAt, updatedAt: now });
    const planned = await appointments.findOfOrder(orderId, kind);
    if (!planned) throw new Error('An appointment that was planned is not there.');
    const moved = before !== undefined && before.cancelledAt === null;
    const { customerId, id, sequence } = planned;
    await recordChange(transaction, {
      customerId,
      actor: 'seller',
      action: moved ? 'moveAppointment' : 'planAppointment',
      subject: id,
      at: now,
    });
    await enqueue(transaction, {
      kind: 'sendMail',
      payload: { template: 'appointment', customerId, appointmentId: id, sequence, change: moved ? 'moved' : 'planned' },
      now,
    });
    return toAppointment(planned);
  });
}

const isAt = (row: AppointmentRow, startsAt: Date, endsAt: Date | undefined) =>
  row.cancelledAt === null &&
  row.startsAt.getTime() === startsAt.getTime() &&
  (endsAt === undefined || row.endsAt.getTime() === endsAt.getTime());

/** Cancels an appointment; one that was cancelled already stays so. The customer gets a mail. */
export function cancelAppointment(
  { database, clock }: Context,
  { orderId, kind }: OfOrder,
  actor: AuditEntry['actor'],
): Promise<void> {
  if (!isEntityId(orderId)) throw notFound();
  const now = clock();
  return database.transaction(async (transaction) => {
    if (!(await orderRepository(transaction).lock(orderId))) throw notFound();
    const appointments = appointmentRepository(transaction);
    const found = await appointments.findOfOrder(orderId, kind);
    if (!found) throw notFound();
    if (found.cancelledAt !== null) return;
    await appointments.cancel(found.id, now);
    const { customerId, id, sequence } = found;
    await recordChange(transaction, { customerId, actor, action: 'cancelAppointment', subject: id, at: now });
    await enqueue(transaction, {
      kind: 'sendMail',
      payload: { template: 'appointment', customerId, appointmentId: id, sequence: sequence + 1, change: 'cancelled' },
      now,
    });
  });
}
