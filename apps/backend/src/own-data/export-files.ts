import { addAbortSignal, Readable } from 'node:stream';
import type { Language } from '@pomp/language';
import { ZipFile } from 'yazl';
import type { Download } from '../http/call-handler.js';
import type { UploadContext } from '../uploads/upload-context.js';
import { uploadRepository } from '../uploads/upload.repository.js';
import { explanationOf } from './explanation.js';
import { exportName, jsonOf, recordExport } from './export-data.js';

const dataFile = 'gegevens.json';
const explanationFile = 'lees-mij.html';

/** Everything about a customer with the files and a page that says what is what, as a zip that is made while it is sent: one file is open at a time. */
export async function exportFiles(context: UploadContext, customerId: string, language: Language): Promise<Download> {
  const { database, storage } = context;
  const now = await recordExport(context, customerId);
  const zip = new ZipFile();
  const output = outputOf(zip);
  const attend = attendTo(output);
  // The id keeps two of the same name apart.
  const files = (await uploadRepository(database).ofCustomer(customerId)).map((upload) => ({
    upload,
    path: `bestanden/${upload.field ?? 'los'}/${upload.id.slice(0, 8)}-${upload.fileName}`,
  }));
  const page = await explanationOf({ dataFile, files, now, language });
  zip.addBuffer(Buffer.from(page), explanationFile, { mtime: now });
  zip.addReadStream(attend(Readable.from(jsonOf(database, customerId, now))), dataFile, { mtime: now });
  for (const { path, upload } of files)
    addLazily(zip, () => storage.read(upload.id).then(attend), { path, mtime: upload.storedAt ?? now });
  zip.end();
  return { fileName: exportName(context, now, 'zip'), chunks: output };
}

function addLazily(
  zip: ZipFile,
  read: () => Promise<Readable>,
  { path, mtime }: { readonly path: string; readonly mtime: Date },
): void {
  // Photos and videos are as small as they get.
  zip.addReadStreamLazy(path, { mtime, compress: false }, (give) => {
    read().then(
      (content) => give(undefined, content),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
}

/** Breaks off when a file can't be read: half a zip never looks like a whole one. */
function outputOf(zip: ZipFile): Readable {
  const output = zip.outputStream;
  if (!(output instanceof Readable)) throw new Error('The zip gives no stream of Node.');
  zip.once('error', (error: Error) => output.destroy(error));
  // Whoever reads it hears of it, also when that begins later.
  output.on('error', () => undefined);
  return output;
}

/** What the zip itself doesn't: it breaks off with what it is made of, and nothing stays open when nobody reads on. */
function attendTo(output: Readable): (content: Readable) => Readable {
  const over = new AbortController();
  output.once('close', () => over.abort());
  return (content) =>
    addAbortSignal(
      over.signal,
      content.once('error', (error) => output.destroy(error)),
    );
}
