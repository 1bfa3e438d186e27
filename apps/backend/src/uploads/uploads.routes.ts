import type { Calls, ResponseOf } from '@pomp/api-contract';
import type { CustomerHandlers } from '../http/call-handler.js';
import { notFound } from '../errors/http-error.js';
import type { Previews } from './previews.js';
import { ownsHouse } from './questions.js';
import { serveUpload } from './serve-upload.js';
import { againOf, toUploadedFile } from './to-uploaded-file.js';
import type { UploadContext } from './upload-context.js';
import { createUploadLink, createUploadToken } from './upload-tokens.js';
import { uploadRepository } from './upload.repository.js';

type UploadCallHandlers = Pick<CustomerHandlers, 'postUploadToken' | 'postUploadLink' | 'getUploads' | 'getUpload'>;

/** What the owner asks of the site; the files themselves come in at the backend (`direct-uploads.routes.ts`). */
export function uploadRoutes(
  context: UploadContext & { readonly siteUrl: string; readonly previews: Previews },
): UploadCallHandlers {
  const { database } = context;
  const listUploads = async (customerId: string, houseId: string): Promise<ResponseOf<Calls['getUploads']>> => {
    if (!(await ownsHouse(database, customerId, houseId))) throw notFound();
    const rows = await uploadRepository(database).ofHouse(customerId, houseId);
    return rows.map((row) => {
      const { section, field, size, hasPreview } = row;
      return {
        ...toUploadedFile(row, { kind: 'customer' }),
        section: section ?? '',
        field: field ?? '',
        size,
        hasPreview,
        ...againOf(row),
      };
    });
  };
  return {
    postUploadToken: ({ session }) => createUploadToken(context, session),
    postUploadLink: ({ query, ...asking }) => createUploadLink(context, asking, query),
    getUploads: ({ customerId, query }) => listUploads(customerId, query.houseId),
    getUpload: { file: ({ customerId, query }) => serveUpload(context, { kind: 'customer', customerId }, query) },
  };
}
