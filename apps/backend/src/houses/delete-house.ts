import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { customerRepository } from '../customers/customer.repository.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { idempotencyRepository } from '../idempotency/idempotency.repository.js';
import { deleteUploadsOfHouse } from '../uploads/delete-upload.js';
import { houseRepository } from './house.repository.js';

/** Deletes a house with all answers and files about it. The main address and a house with an order stay (spec 1 §5). */
export async function deleteHouse({ database, clock }: Context, customerId: string, houseId: string): Promise<void> {
  const now = clock();
  await database.transaction(async (transaction) => {
    const houses = houseRepository(transaction);
    await customerRepository(transaction).lock(customerId);
    const house = await houses.lock(customerId, houseId);
    if (!house) throw notFound();
    if (house.mainAddress) throw refuse('mainAddressStays');
    if (await houses.hasOrder(houseId)) throw refuse('orderedAddressStays');
    await deleteUploadsOfHouse({ database: transaction, clock }, customerId, houseId);
    await houses.remove(houseId);
    await idempotencyRepository(transaction).forget({ customerId, call: 'postHouse', id: houseId });
    await recordChange(transaction, { customerId, actor: 'customer', action: 'deleteHouse', subject: houseId, at: now });
  });
}

/** Screens show the external message (spec 1 §8). */
const refuse = (why: 'mainAddressStays' | 'orderedAddressStays') => new HttpError(why, { saidToo: 'externalMessage' });
