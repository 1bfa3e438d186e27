import { type ConversationSide, type MessagePhoto, uploadTypeOf } from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import { HttpError } from '../errors/http-error.js';
import { isEntityId } from '../ids/entity-id.js';
import { uploadRepository } from '../uploads/upload.repository.js';

interface Sent {
  readonly orderId: string;
  readonly customerId: string;
  readonly from: ConversationSide;
  /** Their ids. */
  readonly photos: readonly string[];
  /** Also those that this order has already: they were taken out of what is shown, and are put back. */
  readonly again?: boolean;
}

/**
 * Gives photos that belonged to nothing yet to an order, in the order in which they were chosen.
 *
 * @throws HttpError fileGone where one isn't its customer's, answers a question, was sent before (with `again`: with another order), or is the seller's where its customer sends
 */
export async function sendPhotos(
  database: Database,
  { orderId, customerId, from, photos, again = false }: Sent,
): Promise<readonly MessagePhoto[]> {
  const ids = [...new Set(photos)];
  if (ids.length === 0) return [];
  const sent = ids.every(isEntityId) ? await uploadRepository(database).send({ orderId, customerId, from }, ids, { again }) : [];
  if (sent.length < ids.length) throw new HttpError('fileGone');
  return sent
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ id, fileName, extension }) => ({ id, fileName, type: uploadTypeOf(extension) }));
}
