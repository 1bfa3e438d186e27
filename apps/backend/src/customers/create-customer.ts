import type { CalendarDate, Customer } from '@pomp/domain';
import type { Locale } from '@pomp/edition';
import { violatesUnique } from '../adapters/database/database-errors.js';
import { recordChange, type AuditEntry } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { enqueue } from '../jobs/job.repository.js';
import { hashPassword } from '../secrets/password-hash.js';
import { customerRepository } from './customer.repository.js';

export interface NewCustomer extends Omit<Customer, 'id' | 'locale'> {
  readonly phoneNumber?: string;
  readonly birthdate?: CalendarDate;
  /** The language that the customer reads, where it is known. */
  readonly locale?: Locale | undefined;
  /** Without one the customer first chooses a password, by a mailed link. */
  readonly password?: string;
  /** Another mail goes at once and has that link: there is none of its own. */
  readonly linkGoesAlong?: boolean;
}

export async function createCustomer(
  { database, clock }: Context,
  { password, linkGoesAlong = false, ...fields }: NewCustomer,
  actor: AuditEntry['actor'],
): Promise<string> {
  const now = clock();
  const passwordHash = password === undefined ? null : await hashPassword(password);
  try {
    return await database.transaction(async (transaction) => {
      const id = await customerRepository(transaction).insert({ ...fields, passwordHash, createdAt: now });
      await recordChange(transaction, { customerId: id, actor, action: 'createCustomer', at: now });
      if (passwordHash === null && !linkGoesAlong)
        await enqueue(transaction, { kind: 'sendMail', payload: { template: 'firstPassword', customerId: id }, now });
      return id;
    });
  } catch (error) {
    if (violatesUnique(error, 'customer_email')) throw new HttpError('emailTaken');
    throw error;
  }
}
