import type { OrderDocument } from '@pomp/api-contract';
import { NoSuchFile, type FileStorage } from '../adapters/storage/file-storage.js';
import type { ReadContext } from '../context/context.js';
import type { CustomerHandlers } from '../http/call-handler.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound } from '../errors/http-error.js';
import type { ServedFile } from '../http/serve-file.js';
import { paymentLinks } from './payment-links.js';
import { attachmentNamed } from '../uploads/file-name.js';
import { documentRepository, type DocumentRow } from './document.repository.js';

type DocumentHandlers = Pick<CustomerHandlers, 'getDocuments' | 'getDocument' | 'download'>;

interface DocumentContext extends ReadContext {
  readonly storage: FileStorage;
}

/** Of no order: what isn't an id isn't asked of the database, and who asks it is. */
const nobodys = '00000000-0000-0000-0000-000000000000';

/** A customer's own documents. Whatever `url` is asked for is looked up among those, and nowhere else. */
export function documentRoutes(context: DocumentContext): DocumentHandlers {
  const { database, storage } = context;
  const documents = documentRepository(database);
  const listBySession = documents.listBySession(context.ask);

  const serve = (document: DocumentRow | undefined, how: Pick<ServedFile, 'disposition' | 'viewed'>): ServedFile => {
    if (!document) throw notFound();
    const read: ServedFile['read'] = (range) =>
      storage.read(document.id, range).catch((error: unknown) => {
        throw error instanceof NoSuchFile ? notFound() : error;
      });
    return { mediaType: document.mediaType, size: document.size, ...how, read };
  };

  return {
    getDocuments: {
      withSession: async (key, { query: { orderId }, locale }) => {
        const found = await listBySession(key, { orderId: isEntityId(orderId) ? orderId : nobodys });
        if (!found) return undefined;
        const own = found.read.parse();
        if (!own) throw notFound();
        const links = paymentLinks(context, orderId, own, own.unpaid, locale);
        return {
          session: found.session,
          response: own.documents.map((document) =>
            toDocument(document, own.isWithdrawn ? null : (links.get(document.id) ?? document.paymentLink)),
          ),
        };
      },
    },
    getDocument: {
      file: async ({ customerId, query: { documentId } }) =>
        serve(isEntityId(documentId) ? await documents.findOwn(customerId, { id: documentId }) : undefined, {
          disposition: 'inline',
          viewed: true,
        }),
    },
    download: {
      file: async ({ customerId, query: { url } }) => {
        const document = await documents.findOwn(customerId, { url });
        return serve(document, { disposition: attachmentNamed(document?.fileName ?? '') });
      },
    },
  };
}

/** @param paymentLink where it can be paid now: the site's page for the invoice that it is the document of, else the link that came with it */
function toDocument(
  { id, name, documentDate, url }: Pick<DocumentRow, 'id' | 'name' | 'documentDate' | 'url'>,
  paymentLink: string | null,
): OrderDocument {
  return { documentId: id, documentName: name, documentDate, url, ...(paymentLink !== null && { paymentLink }) };
}
