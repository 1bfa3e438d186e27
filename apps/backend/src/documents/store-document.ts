import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import { HttpError } from '../errors/http-error.js';

/** In bytes. */
const maxSize = 50 * 1024 * 1024;
/** In so many bytes a type shows itself. */
const sampleSize = 4_100;
const extensions: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' };

/** What a document turned out to be when it was stored. */
interface StoredDocument {
  readonly size: number;
  readonly mediaType: string;
  readonly sha256: string;
}

export const extensionOf = ({ mediaType }: Pick<StoredDocument, 'mediaType'>) => extensions[mediaType] ?? '';

/** Stores a document of the seller's while it arrives. @param types what it may be */
export async function storeDocument(
  storage: FileStorage,
  id: string,
  content: Readable,
  types: readonly string[] = Object.keys(extensions),
): Promise<StoredDocument> {
  const arriving = { size: 0, mediaType: '', sha256: '' };
  await storage.write(id, Readable.from(checked(content, arriving, types)));
  return arriving;
}

/** Lets a document through, counts and hashes it, and stops it at its first bytes when it isn't of a kind that a browser shows. */
async function* checked(
  content: Readable,
  arriving: { -readonly [Fact in keyof StoredDocument]: StoredDocument[Fact] },
  types: readonly string[],
): AsyncIterable<Buffer> {
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
    arriving.mediaType = await mediaTypeOf(sample, types);
    yield sample;
  }
  arriving.sha256 = hash.digest('hex');
  if (arriving.mediaType !== '') return;
  arriving.mediaType = await mediaTypeOf(sample, types);
  yield sample;
}

async function mediaTypeOf(sample: Buffer, types: readonly string[]): Promise<string> {
  const mediaType = (await fileTypeFromBuffer(sample))?.mime ?? '';
  if (!types.includes(mediaType)) throw new HttpError(types.length === 1 ? 'notAPdf' : 'documentKind');
  return mediaType;
}
