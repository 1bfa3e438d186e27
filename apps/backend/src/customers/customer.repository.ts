import { eq, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { customer } from '../adapters/database/schema/index.js';

const user = { id: customer.id, firstName: customer.firstName, lastName: customer.lastName, email: customer.email };

export function customerRepository(database: Database) {
  return {
    insert: async (row: typeof customer.$inferInsert) => {
      const [created] = await database.insert(customer).values(row).returning({ id: customer.id });
      if (!created) throw new Error('An insert gave no row.');
      return created.id;
    },
    /** Capitals don't make another address. */
    findByEmail: async (email: string) => {
      const [found] = await database
        .select({ ...user, passwordHash: customer.passwordHash })
        .from(customer)
        .where(eq(sql`lower(${customer.email})`, email.toLowerCase()));
      return found;
    },
    findById: async (id: string) => {
      const [found] = await database
        .select({ ...user, passwordHash: customer.passwordHash })
        .from(customer)
        .where(eq(customer.id, id));
      return found;
    },
    setPassword: async (id: string, passwordHash: string) => void (await database.update(customer).set({ passwordHash }).where(eq(customer.id, id))),
    /** Until the transaction ends, whoever else changes what there is one of per customer waits. */
    lock: async (id: string) => {
      const [found] = await database.select({ id: customer.id }).from(customer).where(eq(customer.id, id)).for('update');
      return found !== undefined;
    },
  };
}
