import type { HomeAnswers, House } from '@pomp/domain';
import { recordChange, type AuditEntry } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import { HttpError, notFound } from '../errors/http-error.js';
import { houseRepository } from './house.repository.js';

export interface NewHouse extends Pick<House, 'address' | 'zipcode' | 'city' | 'mainAddress'> {
  /** What the customer said of the home before it was theirs here. */
  readonly saidBefore?: HomeAnswers | undefined;
}

/** Adds a house; as many as a customer may have, and the seller any number. The first one becomes the main address also when that isn't asked; a new main address replaces the old one. */
export function createHouse(
  { database, clock, budgets }: Context,
  customerId: string,
  { mainAddress, ...address }: NewHouse,
  actor: AuditEntry['actor'],
): Promise<House> {
  const now = clock();
  return database.transaction(async (transaction) => {
    if (!(await customerRepository(transaction).lock(customerId))) throw notFound();
    const houses = houseRepository(transaction);
    if (actor === 'customer' && (await houses.countOf(customerId)) >= budgets.housesPerCustomer)
      throw new HttpError('tooManyHouses', { params: { count: budgets.housesPerCustomer } });
    const isMain = mainAddress || !(await houses.hasMain(customerId));
    // Two statements: one that swaps them would trip over the unique index halfway.
    if (isMain) await houses.unsetMain(customerId);
    const created = await houses.insert({ ...address, customerId, isMain, createdAt: now });
    await recordChange(transaction, { customerId, actor, action: 'createHouse', subject: created.id, at: now });
    return created;
  });
}
