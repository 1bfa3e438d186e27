import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { CalendarDate, DocumentKind, PlanFacts } from '@pomp/domain';
import { calls } from '@pomp/api-contract';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import { recordChange } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import { recordOrderEvent } from '../order-events/order-event.repository.js';
import { tellCustomer } from '../order-news/tell-customer.js';
import { orderRepository } from '../orders/order.repository.js';
import { documentRepository } from './document.repository.js';
import { removeUnlessKept } from './remove-unless-kept.js';
import { extensionOf, storeDocument } from './store-document.js';

export interface NewDocument {
  readonly orderId: string;
  readonly reference: string;
  readonly name: string;
  /** Unless it is given, nothing in particular. A confirmation is made by the portal itself. */
  readonly kind?: Exclude<DocumentKind, 'confirmation'> | undefined;
  readonly date: CalendarDate;
  readonly paymentLink?: string | undefined;
  readonly planFacts?: PlanFacts | undefined;
  readonly content: Readable;
}

interface Added {
  readonly documentId: string;
  readonly url: string;
}

/** Stores a document while it arrives, and gives it to the order when it is whole. The same reference again is the same document. */
export async function addDocument(
  context: Context & { readonly storage: FileStorage },
  { orderId, reference, name, kind = 'other', date, paymentLink, planFacts, content }: NewDocument,
): Promise<Added> {
  const { database, clock, storage } = context;
  const order = isEntityId(orderId) ? await orderRepository(database).find(orderId) : undefined;
  if (!order) throw notFound();
  const documents = documentRepository(database);
  const before = await documents.findByReference(orderId, reference);
  if (before) return { documentId: before.id, url: before.url };

  const documentId = randomUUID();
  const stored = await storeDocument(storage, documentId, content);
  const url = `${calls.getDocument.path}?documentId=${documentId}`;
  const fileName = `${name}.${extensionOf(stored)}`;
  const now = clock();
  const add = database.transaction(async (transaction) => {
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
      planFacts,
      ...stored,
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
  const added = await add.catch(async (error: unknown) => {
    await removeUnlessKept(context, { id: documentId, orderId });
    throw error;
  });
  if (added) return { documentId, url };
  // Another request with this reference was first.
  await storage.remove(documentId);
  const first = await documents.findByReference(orderId, reference);
  if (!first) throw new Error('A document that is there already can’t be found.');
  return { documentId: first.id, url: first.url };
}
