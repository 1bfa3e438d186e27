import { goesByPhone } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { agreement } from '../adapters/database/schema/index.js';
import { documentRepository } from '../documents/document.repository.js';
import type { FoundInvoice } from './invoice.repository.js';

/** Whether an order's plan was agreed to. */
export async function isSigned(database: Database, orderId: string): Promise<boolean> {
  const found = await database.select({ orderId: agreement.orderId }).from(agreement).where(eq(agreement.orderId, orderId));
  return found.length > 0;
}

/** Whether an order stays where an invoice is asked although that is paid: there is a plan to sign there too. Signing moves it then. */
export const waitsForSignature = async (
  database: Database,
  { invoice: { orderId, type }, order: { product } }: FoundInvoice,
): Promise<boolean> =>
  type === 'PY' &&
  !goesByPhone(product) &&
  (await documentRepository(database).findPlan(orderId)) !== undefined &&
  !(await isSigned(database, orderId));
