import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import type { UploadSize } from '@pomp/api-contract';
import { maxUploadSize, uploadTypeOf, type MessagePhoto } from '@pomp/domain';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { HttpError, notFound } from '../errors/http-error.js';
import type { ServedFile } from '../http/serve-file.js';
import { isEntityId } from '../ids/entity-id.js';
import { enqueue } from '../jobs/job.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import { ContentCheck } from '../uploads/content-type.js';
import { removeReceived } from '../uploads/delete-upload.js';
import { cleanFileName, nameOf } from '../uploads/file-name.js';
import type { Previews } from '../uploads/previews.js';
import { serveStored } from '../uploads/serve-upload.js';
import type { UploadContext } from '../uploads/upload-context.js';
import { uploadRepository } from '../uploads/upload.repository.js';

interface NewPhoto {
  readonly orderId: string;
  readonly fileName: string;
  readonly content: Readable;
}

async function orderOf({ database }: Pick<Context, 'database'>, orderId: string) {
  const found = isEntityId(orderId) ? await orderRepository(database).find(orderId) : undefined;
  if (!found) throw notFound();
  return found;
}

/** Stores a photo of the seller's for a message that is still to be written: until then it belongs to nothing. */
export async function addOrderPhoto(
  context: UploadContext,
  { orderId, fileName: sentName, content }: NewPhoto,
): Promise<MessagePhoto> {
  const { database, clock, storage } = context;
  const { customerId } = (await orderOf(context, orderId)).customer;
  const id = randomUUID();
  const now = clock();
  const fileName = cleanFileName(sentName);
  await uploadRepository(database).insert({ id, customerId, bySeller: true, fileName, createdAt: now });
  try {
    const check = new ContentCheck();
    const [stored, arrived] = await Promise.allSettled([storage.write(id, check), pipeline(content, upToLargest, check)]);
    // What the file is refused for, before that storing it broke off.
    for (const went of [arrived, stored]) if (went.status === 'rejected') throw went.reason;
    const { extension, size } = check;
    if (extension === undefined) throw new HttpError('notAPicture');
    const type = uploadTypeOf(extension);
    const name = nameOf(fileName, extension);
    await database.transaction(async (transaction) => {
      const file = { fileName: name, extension, size, hasPreview: type === 'IMG', now };
      // Gone with its customer.
      if (!(await uploadRepository(transaction).markStored(id, file))) throw notFound();
      await recordChange(transaction, { customerId, actor: 'seller', action: 'uploadFile', subject: id, at: now });
      await enqueue(transaction, { kind: 'prepareUpload', payload: { uploadId: id }, now });
    });
    return { id, fileName: name, type };
  } catch (error) {
    await removeReceived(context, [id]);
    throw error;
  }
}

async function* upToLargest(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > maxUploadSize) throw new HttpError('fileTooLarge');
    yield chunk;
  }
}

/** A photo that the seller may see: of the order's house, or of its conversation. */
export async function serveOrderPhoto(
  context: UploadContext & { readonly previews: Previews },
  { orderId, id, size }: { readonly orderId: string; readonly id: string; readonly size?: UploadSize | undefined },
): Promise<ServedFile> {
  const { houseId } = (await orderOf(context, orderId)).order;
  const [found] = isEntityId(id) ? await uploadRepository(context.database).ofOrder({ orderId, houseId }, id) : [];
  if (!found) throw notFound();
  return serveStored(context, found, size);
}
