import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { uploadTypeOf } from '@pomp/domain';
import { addOrderPhoto } from '../conversation/order-photos.js';
import { sendPhotos } from '../conversation/send-photos.js';
import { HttpError } from '../errors/http-error.js';
import { isEntityId } from '../ids/entity-id.js';
import type { PaperPicture } from '../uploads/make-pictures.js';
import type { Previews } from '../uploads/previews.js';
import type { UploadContext } from '../uploads/upload-context.js';
import { uploadRepository } from '../uploads/upload.repository.js';
import { drawPump, type Place } from './draw-pump.js';

export type PlacingContext = UploadContext & { readonly previews: Previews };

export interface Placement extends Place {
  /** The id of a photo of the order's house, or of its conversation. */
  readonly photo: string;
}

interface Placing {
  readonly orderId: string;
  readonly houseId: string;
  readonly customerId: string;
  /** What it is called. */
  readonly fileName: string;
}

/**
 * Draws the pump in a photo of the customer's, to scale, and keeps that as a file of the order: the photo itself stays as it is. Gives the file's id, and the
 * picture for on paper.
 *
 * @throws HttpError for what isn't a photo of this order, and where the pump isn't in the picture
 */
export async function placePump(
  context: PlacingContext,
  { orderId, houseId, customerId, fileName }: Placing,
  { photo, ...place }: Placement,
): Promise<{ readonly id: string; readonly picture: PaperPicture }> {
  const { database, storage, previews } = context;
  const uploads = uploadRepository(database);
  const [found] = isEntityId(photo) ? await uploads.ofOrder({ orderId, houseId }, photo) : [];
  const key = found && uploadTypeOf(found.extension) === 'IMG' ? await previews.of(found, 'preview') : undefined;
  if (key === undefined) throw new HttpError('notTheirPhoto');
  const drawn = await drawPump(await buffer(await storage.read(key)), place);
  const { id } = await addOrderPhoto(context, { orderId, fileName, content: Readable.from([drawn]) });
  await sendPhotos(database, { orderId, customerId, from: 'seller', photos: [id] });
  const kept = await uploads.findById(id);
  const picture = kept && (await previews.forPaper(kept));
  if (!picture) throw new Error('A picture that was just drawn can’t be read.');
  return { id, picture };
}
