import { flowOf, withdrawalRight, type CalendarDate, type Order } from '@pomp/domain';
import type { OrderRow } from './order.repository.js';

/** An order as the wire has it, today. */
export function toOrder(
  { order: { agreedAt, quantity: _, ...order }, inspectionAt, installationAt, withdrawnAt }: OrderRow,
  today: CalendarDate,
): Order {
  const right = withdrawalRight({ agreedAt, withdrawnAt, step: order.step }, today);
  return {
    ...order,
    flow: flowOf[order.product] ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    withdrawalUntil: right.open ? right.until : null,
    inspectionAppointment: { date: inspectionAt?.toISOString() ?? null },
    installationAppointment: { date: installationAt?.toISOString() ?? null },
  };
}
