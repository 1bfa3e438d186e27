import { count, desc, eq, gte, or, sql } from 'drizzle-orm';
import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import { customer, house, upload } from '../adapters/database/schema/index.js';
import type { Context } from '../context/context.js';

/** From here on the seller is told. */
const share = 0.8;
const most = 100;

/** The budgets, and which customers have used up most of one. */
export async function listBudgets({ database, budgets }: Context): Promise<ResponseOf<BackofficeCalls['getBudgets']>> {
  const houses = database
    .select({ customerId: house.customerId, houses: count().as('houses') })
    .from(house)
    .groupBy(house.customerId)
    .as('houses_of');
  const files = database
    .select({
      customerId: upload.customerId,
      files: count().as('files'),
      bytes: sql<number>`coalesce(sum(${upload.size}), 0)`.mapWith(Number).as('bytes'),
    })
    .from(upload)
    .where(eq(upload.status, 'stored'))
    .groupBy(upload.customerId)
    .as('files_of');
  const rows = await database
    .select({ customerId: customer.id, email: customer.email, houses: houses.houses, files: files.files, bytes: files.bytes })
    .from(customer)
    .leftJoin(houses, eq(houses.customerId, customer.id))
    .leftJoin(files, eq(files.customerId, customer.id))
    .where(
      or(
        gte(houses.houses, Math.ceil(budgets.housesPerCustomer * share)),
        gte(files.files, Math.ceil(budgets.filesPerCustomer * share)),
        gte(files.bytes, Math.ceil(budgets.bytesPerCustomer * share)),
      ),
    )
    .orderBy(desc(sql`coalesce(${files.bytes}, 0)`), customer.id)
    .limit(most);
  return {
    budgets: { ...budgets },
    customers: rows.map((row) => ({ ...row, houses: row.houses ?? 0, files: row.files ?? 0, bytes: row.bytes ?? 0 })),
  };
}
