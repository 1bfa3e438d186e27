import type { Database } from '../adapters/database/database.js';
import { invoiceRepository } from './invoice.repository.js';
import { paymentRepository } from './payment.repository.js';

/** Since when nothing may be collected any more, as what a direct debit is for is paid; undefined while it isn't. */
export async function debitLapsedAt(database: Database, orderId: string): Promise<Date | undefined> {
  const found = await invoiceRepository(database).find({ orderId, type: 'FP' });
  const live = found && (await paymentRepository(database).findLive(found.invoice.id));
  return live?.state === 'paid' ? (live.paidAt ?? undefined) : undefined;
}
