import { flowOf, type Order } from '@pomp/domain';
import type { OrderRow } from './order.repository.js';

/** An order as the wire has it. */
export const toOrder = ({ inspectionAt, installationAt, ...row }: OrderRow): Order => ({
  ...row,
  flow: flowOf[row.product] ?? null,
  inspectionAppointment: { date: inspectionAt?.toISOString() ?? null },
  installationAppointment: { date: installationAt?.toISOString() ?? null },
});
