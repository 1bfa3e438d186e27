import { flowOf, type Order } from '@pomp/domain';
import type { OrderRow } from './order.repository.js';

/** An order as the wire has it. */
export const toOrder = ({ order, inspectionAt, installationAt }: OrderRow): Order => ({
  ...order,
  flow: flowOf[order.product] ?? null,
  inspectionAppointment: { date: inspectionAt?.toISOString() ?? null },
  installationAppointment: { date: installationAt?.toISOString() ?? null },
});
