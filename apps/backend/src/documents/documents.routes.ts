import type { OrderDocument } from '@pomp/api-contract';
import { NoSuchFile, type FileStorage } from '../adapters/storage/file-storage.js';
import type { Context } from '../context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../http/entity-id.js';
import { notFound } from '../http/refusal.js';
import type { ServedFile } from '../http/serve-file.js';
import { attachmentNamed } from '../uploads/file-name.js';
import { documentRepository, type DocumentRow } from './document.repository.js';

type DocumentHandlers = Pick<CustomerHandlers, 'getDocuments' | 'getDocument' | 'download'>;

/** A customer's own documents. Whatever `url` is asked for is looked up among those, and nowhere else. */
export function documentRoutes({ database, storage }: Context & { readonly storage: FileStorage }): DocumentHandlers {
  const documents = documentRepository(database);

  const serve = (document: DocumentRow | undefined, how: Pick<ServedFile, 'disposition' | 'viewed'>): ServedFile => {
    if (!document) throw notFound();
    const read: ServedFile['read'] = (range) =>
      storage.read(document.id, range).catch((error: unknown) => {
        throw error instanceof NoSuchFile ? notFound() : error;
      });
    return { mediaType: document.mediaType, size: document.size, ...how, read };
  };

  return {
    getDocuments: async ({ customerId, query: { orderId } }) => {
      const rows = isEntityId(orderId) ? await documents.listOfOrder(customerId, orderId) : [];
      if (rows.length === 0) throw notFound();
      return rows.flatMap(({ document }) => (document ? toDocument(document) : []));
    },
    getDocument: {
      file: async ({ customerId, query: { documentId } }) =>
        serve(isEntityId(documentId) ? await documents.findOwn(customerId, { id: documentId }) : undefined, { disposition: 'inline', viewed: true }),
    },
    download: {
      file: async ({ customerId, query: { url } }) => {
        const document = await documents.findOwn(customerId, { url });
        return serve(document, { disposition: attachmentNamed(document?.fileName ?? '') });
      },
    },
  };
}

const toDocument = ({ id, name, documentDate, url, paymentLink }: DocumentRow): OrderDocument => ({
  documentId: id,
  documentName: name,
  documentDate,
  url,
  ...(paymentLink !== null && { paymentLink }),
});
