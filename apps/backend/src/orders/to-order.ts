import { flowOf, withdrawalRight, type CalendarDate, type Order, type OrderAppointment } from '@pomp/domain';
import { asksByPapers } from './order-papers.js';
import type { OrderRow } from './order.repository.js';

/** An order as the wire has it, today. */
export function toOrder(
  { order: { agreedAt, quantity: _, ...order }, withdrawnAt, papers, ...times }: OrderRow,
  today: CalendarDate,
): Order {
  const right = withdrawalRight({ agreedAt, withdrawnAt, step: order.step }, today);
  const found: Order = {
    ...order,
    flow: flowOf[order.product] ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    withdrawalUntil: right.open ? right.until : null,
    inspectionAppointment: toAppointment(times.inspectionAt, times.inspectionCancelledAt),
    installationAppointment: toAppointment(times.installationAt, times.installationCancelledAt),
  };
  const asks = asksByPapers(found, papers, today);
  return asks === undefined ? found : { ...found, asks };
}

/** One that was cancelled has no time any more, and is told apart from one that never was. */
const toAppointment = (startsAt: Date | null, cancelledAt: Date | null): OrderAppointment => ({
  date: (cancelledAt === null && startsAt?.toISOString()) || null,
  cancelledAt: cancelledAt?.toISOString() ?? null,
});
