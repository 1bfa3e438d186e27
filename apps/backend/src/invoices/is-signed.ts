import { eq } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { agreement } from '../adapters/database/schema/index.js';
import { documentRepository } from '../documents/document.repository.js';

/** Whether an order's plan was agreed to. */
export async function isSigned(database: Database, orderId: string): Promise<boolean> {
  const found = await database.select({ orderId: agreement.orderId }).from(agreement).where(eq(agreement.orderId, orderId));
  return found.length > 0;
}

/** Whether there is a plan that nobody agreed to yet. */
export const waitsForSignature = async (database: Database, orderId: string): Promise<boolean> =>
  (await documentRepository(database).findPlan(orderId)) !== undefined && !(await isSigned(database, orderId));
