import type { House } from '@pomp/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { order } from '../adapters/database/schema/index.js';

export type InvoiceAddress = Pick<House, 'address' | 'zipcode' | 'city'>;

/** Sends an order's invoices elsewhere than to its house. Call it in the transaction that makes the order. */
export async function setInvoiceAddress(
  database: Database,
  orderId: string,
  { address, zipcode, city }: InvoiceAddress,
): Promise<void> {
  await database
    .update(order)
    .set({ invoiceAddress: address, invoiceZipcode: zipcode, invoiceCity: city })
    .where(eq(order.id, orderId));
}

/** Undefined when its invoices go to the house. */
export async function findInvoiceAddress(database: Database, orderId: string): Promise<InvoiceAddress | undefined> {
  const [found] = await database
    .select({ address: order.invoiceAddress, zipcode: order.invoiceZipcode, city: order.invoiceCity })
    .from(order)
    .where(eq(order.id, orderId));
  if (!found || found.address === null || found.zipcode === null || found.city === null) return undefined;
  return { address: found.address, zipcode: found.zipcode, city: found.city };
}
