import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CalendarDate, DocumentKind } from '@pomp/domain';
import { calls } from '@pomp/api-contract';
import { fileTypeFromBuffer } from 'file-type';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { recordOrderEvent } from '../order-events/order-event.repository.js';
import { tellCustomer } from '../order-news/tell-customer.js';
import { orderRepository } from '../orders/order.repository.js';
import { documentRepository } from './document.repository.js';

export interface NewDocument {
  readonly orderId: string;
  readonly reference: string;
  readonly name: string;
  /** Unless it is given, nothing in particular. A confirmation is made by the portal itself. */
  readonly kind?: Exclude<DocumentKind, 'confirmation'> | undefined;
  readonly date: CalendarDate;
  readonly paymentLink?: string | undefined;
  readonly content: Readable;
}

interface Added {
  readonly documentId: string;
  readonly url: string;
}

/** In bytes. */
const maxSize = 50 * 1024 * 1024;
/** In so many bytes a type shows itself. */
const sampleSize = 4_100;
const extensions: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Stores a document while it arrives, and gives it to the order when it is whole. The same reference again is the same document. */
export async function addDocument(
  context: Context & { readonly storage: FileStorage },
  { orderId, reference, name, kind = 'other', date, paymentLink, content }: NewDocument,
): Promise<Added> {
  const { database, clock, storage } = context;
  const order = isEntityId(orderId) ? await orderRepository(database).find(orderId) : undefined;
  if (!order) throw notFound();
  const documents = documentRepository(database);
  const before = await documents.findByReference(orderId, reference);
  if (before) return { documentId: before.id, url: before.url };

  const documentId = randomUUID();
  const arriving = { size: 0, mediaType: '', sha256: '' };
  await storage.write(documentId, Readable.from(checked(content, arriving)));
  const url = `${calls.getDocument.path}?documentId=${documentId}`;
  const fileName = `${name}.${extensions[arriving.mediaType]}`;
  const now = clock();
  const added = await database.transaction(async (transaction) => {
    const row = {
      id: documentId,
      orderId,
      reference,
      name,
      kind,
      documentDate: date,
      url,
      fileName,
      paymentLink,
      ...arriving,
      createdAt: now,
    };
    if (!(await documentRepository(transaction).insert(row))) return false;
    await recordOrderEvent(transaction, orderId, {
      id: `document-${documentId}`,
      at: now.toISOString(),
      kind: 'document',
      documentId,
      name,
      documentKind: kind,
      url,
    });
    const { customerId } = order.customer;
    await recordChange(transaction, { customerId, actor: 'seller', action: 'addDocument', subject: documentId, at: now });
    await tellCustomer({ ...context, database: transaction }, { customerId, orderId, kind: 'document', subject: documentId });
    return true;
  });
  if (added) return { documentId, url };
  // Another request with this reference was first.
  await storage.remove(documentId);
  const first = await documents.findByReference(orderId, reference);
  if (!first) throw new Error('A document that is there already can’t be found.');
  return { documentId: first.id, url: first.url };
}

/** Lets a document through, counts and hashes it, and stops it at its first bytes when it isn't of a kind that a browser shows. */
async function* checked(content: Readable, arriving: { size: number; mediaType: string; sha256: string }): AsyncIterable<Buffer> {
  let sample = Buffer.alloc(0);
  const hash = createHash('sha256');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    arriving.size += chunk.length;
    if (arriving.size > maxSize) throw new HttpError('tooLarge');
    hash.update(chunk);
    if (arriving.mediaType !== '') {
      yield chunk;
      continue;
    }
    sample = Buffer.concat([sample, chunk]);
    if (sample.length < sampleSize) continue;
    arriving.mediaType = await mediaTypeOf(sample);
    yield sample;
  }
  arriving.sha256 = hash.digest('hex');
  if (arriving.mediaType !== '') return;
  arriving.mediaType = await mediaTypeOf(sample);
  yield sample;
}

async function mediaTypeOf(sample: Buffer): Promise<string> {
  const mediaType = (await fileTypeFromBuffer(sample))?.mime ?? '';
  if (!Object.hasOwn(extensions, mediaType)) throw new HttpError('documentKind');
  return mediaType;
}
