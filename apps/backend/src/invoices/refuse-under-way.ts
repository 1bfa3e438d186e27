import type { Database } from '../adapters/database/database.js';
import { HttpError } from '../errors/http-error.js';
import { paymentRepository } from './payment.repository.js';

/** Refuses what can't be while money is, or may be, on its way. A payment that the provider was only asked for is called off. Call it with a locked order. */
export async function refuseUnderWay(database: Database, invoiceId: string): Promise<void> {
  const payments = paymentRepository(database);
  const live = await payments.findLive(invoiceId);
  if (!live) return;
  if (live.state === 'paid') throw new HttpError('invoicePaid');
  if (live.state !== 'creating') throw new HttpError('invoiceBeingPaid');
  // Whoever asked for it finds nothing to finish, and its customer never saw the checkout.
  await payments.remove(live.id);
}
