import type { House } from '@pomp/domain';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import { notFound } from '../errors/http-error.js';
import { houseRepository } from './house.repository.js';

/** Makes a house the main address, instead of the one that was. */
export function setMainHouse({ database, clock }: Context, customerId: string, houseId: string): Promise<House> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const houses = houseRepository(transaction);
    await customerRepository(transaction).lock(customerId);
    const house = await houses.lock(customerId, houseId);
    if (!house) throw notFound();
    if (house.mainAddress) return house;
    // Two statements: one that swaps them would trip over the unique index halfway.
    await houses.unsetMain(customerId);
    await houses.setMain(houseId);
    await recordChange(transaction, { customerId, actor: 'customer', action: 'setMainHouse', subject: houseId, at: now });
    return { ...house, mainAddress: true };
  });
}
