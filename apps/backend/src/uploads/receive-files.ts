import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { UploadQuestion } from '@pomp/api-contract';
import { maxUploadSize, sameFileName, type UploadedFile } from '@pomp/domain';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { HttpError } from '../errors/http-error.js';
import { ContentCheck } from './content-type.js';
import { removeReceived } from './delete-upload.js';
import { filesTooLarge, requireRoom } from './file-budget.js';
import { cleanFileName } from './file-name.js';
import { finishUploads, type ReceivedFile } from './finish-uploads.js';
import { requireSpace, withReservedSpace } from './reserve-space.js';
import { toUploadedFile } from './to-uploaded-file.js';
import type { UploadAccess } from './upload-access.js';
import type { UploadContext } from './upload-context.js';
import { uploadRepository } from './upload.repository.js';

export interface FilesRequest {
  readonly access: UploadAccess;
  readonly question: UploadQuestion | undefined;
  readonly contentType: string | undefined;
  /** As announced, in bytes. */
  readonly contentLength: number | undefined;
  readonly body: Readable;
}

/** More than a phone offers to choose at once. */
const maxFiles = 100;
/** Field names and headers around the files. */
const overhead = 1024 * 1024;

/**
 * Stores the files of a multipart body while it arrives: what is in memory is a few pieces, however large they are. All of them become
 * the customer's in the end, or none: a body that breaks off, or a file that isn't taken, leaves nothing.
 */
export async function receiveFiles(context: UploadContext, request: FilesRequest): Promise<readonly UploadedFile[]> {
  const { contentLength = 0 } = request;
  if (contentLength > maxFiles * maxUploadSize + overhead) throw tooLarge();
  const room = await requireRoom(context, request.access.customerId, contentLength);
  await requireSpace(context, contentLength);
  // Of what is announced no more is promised than one file: others may come too, and what is written is watched.
  return withReservedSpace(context, Math.min(contentLength, maxUploadSize), () => storeFiles(context, request, room));
}

async function storeFiles(context: UploadContext, request: FilesRequest, room: number): Promise<readonly UploadedFile[]> {
  const { access, question } = request;
  const uploads = uploadRepository(context.database);
  const present = question ? (await uploads.ofQuestion(access.customerId, question)).map(({ fileName }) => fileName) : [];
  /** In the order of the body; a small file can be whole before a large one that came first. */
  const begun: string[] = [];
  const whole = new Map<string, ReceivedFile>();
  let duplicates = 0;
  let received = 0;

  const store = async (stream: BusboyFileStream, name: string) => {
    // Browsers write a quote so, and nothing else.
    const fileName = cleanFileName(name.replaceAll('%22', '"'));
    if (present.some((other) => sameFileName(other, fileName))) {
      duplicates += 1;
      stream.resume();
      return;
    }
    present.push(fileName);
    const check = new ContentCheck();
    check.on('error', () => undefined);
    stream.once('limit', () => check.destroy(tooLarge()));
    stream.once('error', (error) => check.destroy(malformed(`the body breaks off: ${error.message}`)));
    const id = randomUUID();
    begun.push(id);
    await uploads.insert({ id, customerId: access.customerId, ...question, fileName, createdAt: context.clock() });
    // The body can have broken off while the database was asked.
    if (check.errored) throw check.errored;
    // A body needn't announce how large it is.
    stream.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > room) check.destroy(filesTooLarge(context.budgets));
    });
    // Not as a pipeline: what the storage says is wrong mustn't look like an error of the body.
    stream.pipe(check);
    await context.storage.write(id, check);
    if (check.extension === undefined) throw new HttpError('notAPicture');
    whole.set(id, { id, fileName, extension: check.extension, size: check.size });
  };

  try {
    await eachFile(request, store);
    const received = begun.flatMap((id) => whole.get(id) ?? []);
    if (received.length === 0) throw duplicates > 0 ? new HttpError('sameName') : malformed('there are no files');
    return (await finishUploads(context, access, received)).map((row) => toUploadedFile(row, access));
  } catch (error) {
    await removeReceived(context, begun);
    throw error;
  }
}

const malformed = (reason: string) => new HttpError('malformedRequest', {}, { logged: reason });

export const tooLarge = () => new HttpError('fileTooLarge');

/** Gives each file of the body to `take`, in order. Rejects with the first thing that goes wrong, when all that was taken has let go. */
function eachFile(
  { body, contentType = '' }: FilesRequest,
  take: (stream: BusboyFileStream, name: string) => Promise<void>,
): Promise<void> {
  const parser = parserOf(contentType);
  return new Promise((resolve, reject) => {
    const streams: BusboyFileStream[] = [];
    const work: Promise<void>[] = [];
    let failed = false;
    const fail = (error: unknown) => {
      if (failed) return;
      failed = true;
      body.unpipe(parser);
      // Whoever takes a file has to hear that no more of it comes.
      for (const stream of streams) stream.destroy(new Error('The body was not read to its end.'));
      void Promise.allSettled([...work, discardRest(body)]).then(() => reject(error));
    };
    const broken = (reason: string) => fail(malformed(reason));

    parser.on('file', (field, stream, name: string | undefined) => {
      streams.push(stream);
      // Whoever takes it hears of it, and says so.
      stream.on('error', () => undefined);
      if (field !== 'files' || name === undefined || name === '') return broken('a file that isn’t one of `files`, or has no name');
      work.push(take(stream, name).catch(fail));
    });
    parser.on('field', () => broken('there are fields besides files'));
    parser.on('filesLimit', () => broken('there are too many files'));
    parser.on('partsLimit', () => broken('there are too many parts'));
    parser.on('error', (error: unknown) => broken(String(error)));
    parser.once('finish', () => void Promise.all(work).then(() => !failed && resolve()));
    body.once('error', () => broken('the connection was lost'));
    body.once('close', () => !body.readableEnded && broken('the connection was lost'));
    body.pipe(parser);
  });
}

/** In bytes. A client reads why it is refused only after it has sent everything: up to this much is received and thrown away first. */
const maxDiscarded = 32 * 1024 * 1024;

function discardRest(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    let discarded = 0;
    const done = () => {
      body.off('data', count);
      resolve();
    };
    const count = (chunk: Buffer) => {
      discarded += chunk.length;
      if (discarded > maxDiscarded) done();
    };
    for (const event of ['end', 'close', 'error']) body.once(event, done);
    if (body.readableEnded || body.destroyed) return done();
    body.on('data', count);
    // Not by itself after having been piped.
    body.resume();
  });
}

function parserOf(contentType: string): BusboyInstance {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw malformed('the body is no multipart form');
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: maxUploadSize, files: maxFiles, parts: maxFiles + 1, fields: 1, headerPairs: 20 },
    });
  } catch (error) {
    throw malformed(String(error));
  }
}
