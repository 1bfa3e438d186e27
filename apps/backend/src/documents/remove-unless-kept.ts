import type { FileStorage } from '../adapters/storage/file-storage.js';
import type { Context } from '../context/context.js';
import { orderRepository } from '../orders/order.repository.js';
import { documentRepository } from './document.repository.js';

/**
 * Removes the file of a document that its order didn't get. Where the answer to a commit was lost nobody was told whether it did: behind the order's lock that
 * is settled. While it can't be asked the file stays: one without a row is nobody's, a row without a file is a signature without its proof.
 */
export async function removeUnlessKept(
  { database, storage }: Pick<Context, 'database'> & { readonly storage: FileStorage },
  { id, orderId }: { readonly id: string; readonly orderId: string },
): Promise<void> {
  const asked = await database
    .transaction(async (transaction) => {
      await orderRepository(transaction).lock(orderId);
      return { isKept: await documentRepository(transaction).isThere(id) };
    })
    .catch(() => undefined);
  if (asked?.isKept === false) await storage.remove(id);
}
