import type { BackOffice } from '../seller/back-office-calls.js';

/** When inspections are planned already, in milliseconds, but for that of the order itself: the portal knows, so nothing is kept here. */
export async function takenMoments(ask: BackOffice, own: string | undefined): Promise<ReadonlySet<number>> {
  const taken = new Set<number>();
  let after: string | undefined;
  do {
    const page = await ask('getAllOrders', { query: { limit: '500', after } });
    for (const { order } of page.orders)
      if (order.id !== own && order.inspectionAppointment.date !== null) taken.add(Date.parse(order.inspectionAppointment.date));
    after = page.next;
  } while (after !== undefined);
  return taken;
}
