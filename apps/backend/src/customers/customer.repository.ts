import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CalendarDate, MailWishes } from '@pomp/domain';
import type { Locale } from '@pomp/edition';
import type { Database } from '../adapters/database/database.js';
import { customer, emailChange } from '../adapters/database/schema/index.js';

/** What the customer can change in the person form. */
export interface PersonRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly birthdate: CalendarDate | null;
}

const person = {
  firstName: customer.firstName,
  lastName: customer.lastName,
  phoneNumber: customer.phoneNumber,
  birthdate: customer.birthdate,
};

const mails = { reminders: customer.mailReminders, messages: customer.mailMessages };

const user = {
  id: customer.id,
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  locale: customer.locale,
};

/** Of one who was erased nobody can do anything any more. */
const isThere = (id: string) => and(eq(customer.id, id), isNull(customer.erasedAt));

export function customerRepository(database: Database) {
  return {
    insert: async (row: typeof customer.$inferInsert) => {
      const [created] = await database.insert(customer).values(row).returning({ id: customer.id });
      if (!created) throw new Error('An insert gave no row.');
      return created.id;
    },
    isThereAny: async () => (await database.select({ id: customer.id }).from(customer).limit(1)).length > 0,
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
        .where(isThere(id));
      return found;
    },
    /** With a new e-mail address that can still be confirmed. */
    findProfile: async (id: string, now: Date) => {
      const [found] = await database
        .select({
          ...person,
          id: customer.id,
          email: customer.email,
          locale: customer.locale,
          newEmail: emailChange.email,
          mails,
        })
        .from(customer)
        .leftJoin(emailChange, and(eq(emailChange.customerId, customer.id), gt(emailChange.expiresAt, now)))
        .where(eq(customer.id, id));
      return found;
    },
    setPerson: async (id: string, row: PersonRow) =>
      void (await database
        .update(customer)
        .set({ ...row })
        .where(eq(customer.id, id))),
    setLocale: async (id: string, locale: Locale) =>
      void (await database.update(customer).set({ locale }).where(eq(customer.id, id))),
    findMailWishes: async (id: string) => (await database.select(mails).from(customer).where(eq(customer.id, id))).at(0),
    setMailWishes: async (id: string, { reminders, messages }: MailWishes) =>
      void (await database.update(customer).set({ mailReminders: reminders, mailMessages: messages }).where(eq(customer.id, id))),
    setEmail: async (id: string, email: string) => void (await database.update(customer).set({ email }).where(eq(customer.id, id))),
    setPassword: async (id: string, passwordHash: string) =>
      void (await database.update(customer).set({ passwordHash }).where(eq(customer.id, id))),
    /**
     * Until the transaction ends, whoever else changes what there is one of per customer waits. Not a full lock: rows that refer to the
     * customer hold a share of one, and two transactions that each wrote such a row first would wait for each other.
     */
    lock: async (id: string) => {
      const [found] = await database.select({ id: customer.id }).from(customer).where(isThere(id)).for('no key update');
      return found !== undefined;
    },
  };
}
