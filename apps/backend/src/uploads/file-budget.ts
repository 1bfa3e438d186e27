import { gigabyte, type Budgets } from '../budgets/budgets.js';
import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { uploadRepository } from './upload.repository.js';

interface Used {
  readonly files: number;
  readonly bytes: number;
}

/** @throws HttpError `tooManyFiles` or `filesTooLarge` */
function refuseAbove({ filesPerCustomer, bytesPerCustomer }: Budgets, { files, bytes }: Used): void {
  if (files > filesPerCustomer) throw new HttpError('tooManyFiles', { params: { count: filesPerCustomer } });
  if (bytes > bytesPerCustomer) throw filesTooLarge({ bytesPerCustomer });
}

export const filesTooLarge = ({ bytesPerCustomer }: Pick<Budgets, 'bytesPerCustomer'>) =>
  new HttpError('filesTooLarge', { params: { gigabytes: Math.round((10 * bytesPerCustomer) / gigabyte) / 10 } });

/**
 * Before a byte of it comes: a customer has room for a file so large; gives for how many bytes there is. Others can come at the same time, which is told when they are
 * whole.
 */
export async function requireRoom({ database, budgets }: Context, customerId: string, bytes: number): Promise<number> {
  const used = await uploadRepository(database).usedBy(customerId);
  refuseAbove(budgets, { files: used.files + 1, bytes: used.bytes + bytes });
  return budgets.bytesPerCustomer - used.bytes;
}

/** Of what is whole by now, in a transaction that has the customer to itself. */
export async function requireWithinRoom({ database, budgets }: Context, customerId: string): Promise<void> {
  refuseAbove(budgets, await uploadRepository(database).usedBy(customerId, 'stored'));
}
