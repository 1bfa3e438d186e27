import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { calls } from '@pomp/api-contract';
import { NoSuchFile, type FileStorage } from '../adapters/storage/file-storage.js';
import type { Context } from '../context/context.js';
import { HttpError, notFound } from '../errors/http-error.js';
import type { ServedFile } from '../http/serve-file.js';
import { storeDocument } from '../documents/store-document.js';
import { termsRepository, type TermsRow } from './terms.repository.js';

type TermsContext = Pick<Context, 'database' | 'clock'> & { readonly storage: FileStorage };

/** As the wire has it. */
export const toTerms = ({ version, sha256 }: Pick<TermsRow, 'version' | 'sha256'>) => ({
  version,
  url: `${calls.getTerms.path}?version=${encodeURIComponent(version)}`,
  sha256,
});

/** Adds a version of the terms, which is agreed to from then on. The same again is the same version; other bytes under its name are refused. */
export async function addTerms({ database, clock, storage }: TermsContext, version: string, content: Readable) {
  const id = randomUUID();
  const { size, sha256 } = await storeDocument(storage, id, content, ['application/pdf']);
  const repository = termsRepository(database);
  if (await repository.insert({ id, version, size, sha256, createdAt: clock() })) return toTerms({ version, sha256 });
  await storage.remove(id);
  const before = await repository.find(version);
  if (before?.sha256 !== sha256) throw new HttpError('termsKept');
  return toTerms(before);
}

/** A version as a file; without a name the newest. */
export async function serveTerms({ database, storage }: TermsContext, version: string | undefined): Promise<ServedFile> {
  const repository = termsRepository(database);
  const found = await (version === undefined ? repository.findNewest() : repository.find(version));
  if (!found) throw notFound();
  return {
    mediaType: 'application/pdf',
    disposition: 'inline',
    viewed: true,
    size: found.size,
    read: (range) =>
      storage.read(found.id, range).catch((error: unknown) => {
        throw error instanceof NoSuchFile ? notFound() : error;
      }),
  };
}
