import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import type { Download } from '../http/call-handler.js';
import type { UploadContext } from '../uploads/upload-context.js';
import { uploadRepository } from '../uploads/upload.repository.js';
import { jsonOf, recordExport } from './export-data.js';

/** Everything about a customer with the files, as a zip that is made while it is sent: one file is open at a time. */
export async function exportFiles(context: UploadContext, customerId: string): Promise<Download> {
  const { database, storage, edition } = context;
  const now = await recordExport(context, customerId);
  const zip = new ZipFile();
  zip.addReadStream(Readable.from(jsonOf(database, customerId, now)), 'gegevens.json', { mtime: now });
  for (const { id, field, fileName, storedAt } of await uploadRepository(database).ofCustomer(customerId)) {
    // Photos and videos are as small as they get. The id keeps two of the same name apart.
    addLazily(zip, storage, { id, path: `bestanden/${field ?? 'los'}/${id.slice(0, 8)}-${fileName}`, mtime: storedAt ?? now });
  }
  zip.end();
  return { fileName: `${edition.id}-gegevens-${now.toISOString().slice(0, 10)}.zip`, chunks: piecesOf(zip) };
}

function addLazily(
  zip: ZipFile,
  storage: FileStorage,
  { id, path, mtime }: { readonly id: string; readonly path: string; readonly mtime: Date },
): void {
  zip.addReadStreamLazy(path, { mtime, compress: false }, (give) => {
    storage.read(id).then(
      (content) => give(undefined, content),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
}

/** Breaks off when a file can't be read: half a zip never looks like a whole one. */
function piecesOf(zip: ZipFile): Readable {
  const output = zip.outputStream;
  if (!(output instanceof Readable)) throw new Error('The zip gives no stream of Node.');
  zip.once('error', (error: Error) => output.destroy(error));
  return output;
}
