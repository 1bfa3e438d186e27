import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { resumablePath } from '@pomp/api-contract/routes';
import type { Language } from '@pomp/language';
import { maxUploadSize, sameFileName, type UploadedFile, type UploadExtension } from '@pomp/domain';
import { Server, type Upload } from '@tus/server';
import type { Logger } from 'pino';
import type { SharedLocks } from '../adapters/database/shared-locks.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { typeSampleSize, uploadExtensionOf } from './content-type.js';
import { removeFiles } from './delete-upload.js';
import { requireRoom } from './file-budget.js';
import { cleanFileName } from './file-name.js';
import { finishUploads } from './finish-uploads.js';
import { askedQuestion } from './questions.js';
import { requireSpace, withReservedSpace } from './reserve-space.js';
import { toUploadedFile } from './to-uploaded-file.js';
import { inOurWords, toTusError } from './tus-errors.js';
import type { UploadAccess } from './upload-access.js';
import type { UploadContext } from './upload-context.js';
import { uploadLocker } from './upload-locker.js';
import { uploadRepository } from './upload.repository.js';

/** Who sends it, and in which language its refusals are read. */
interface ResumableRequest {
  readonly access: UploadAccess;
  readonly language: Language;
}

export interface ResumableUploads {
  /** Answers a request of the tus protocol. */
  handle(request: Request, asked: ResumableRequest): Promise<Response>;
  /** Makes a file of an upload of which every byte has arrived, even when the server stopped before it could. */
  finish(access: UploadAccess, id: string): Promise<UploadedFile>;
}

export interface ResumableContext extends UploadContext {
  readonly logger: Logger;
  /** Between the processes that take uploads; undefined where there is only one. */
  readonly locks: SharedLocks | undefined;
}

export function resumableUploads(context: ResumableContext): ResumableUploads {
  const { database, storage, clock, logger } = context;
  const uploads = uploadRepository(database);
  const underWay = new WeakMap<object, ResumableRequest>();
  const askedIn = (request: object): ResumableRequest => {
    const asked = underWay.get(request);
    if (!asked) throw new Error('A request that nobody handled was answered.');
    return asked;
  };
  const accessOf = (request: object): UploadAccess => askedIn(request).access;

  const begin = async (access: UploadAccess, { id, size, metadata }: Upload) => {
    if (size === undefined) throw malformed('an upload has to say how large it is');
    const { filename, houseId, section, field } = metadata ?? {};
    if (!filename) throw malformed('an upload has to have a name');
    const question = await askedQuestion(database, access, {
      ...(houseId && { houseId }),
      ...(section && { section }),
      ...(field && { field }),
    });
    const fileName = cleanFileName(filename);
    if (question && (await uploads.ofQuestion(access.customerId, question)).some((other) => sameFileName(other.fileName, fileName)))
      throw new HttpError('sameName');
    await requireRoom(context, access.customerId, size);
    await requireSpace(context, size);
    await uploads.insert({ id, customerId: access.customerId, ...question, fileName, size, createdAt: clock() });
  };

  const whatIsThere = async (id: string, size: number): Promise<UploadExtension | undefined> => {
    if (size === 0) return undefined;
    return uploadExtensionOf(await buffer(await storage.read(id, { start: 0, end: Math.min(size, typeSampleSize) - 1 })));
  };

  const finish = async (access: UploadAccess, id: string): Promise<UploadedFile> => {
    const found = await uploads.find(access, id);
    if (!found) throw notFound();
    const done = await uploads.findStored(access, id);
    if (done) return toUploadedFile(done, access);
    const { size, fileName } = found;
    if (size === null || (await storage.resumable.getUpload(id)).offset !== size) throw notFound();
    try {
      const extension = await whatIsThere(id, size);
      if (extension === undefined) throw new HttpError('notAPicture');
      const [stored] = await finishUploads(context, access, [{ id, fileName, extension, size }]);
      if (!stored) throw new Error('Finishing an upload gave no file.');
      return toUploadedFile(stored, access);
    } catch (error) {
      // Two at once: the other one did it.
      const meanwhile = await uploads.findStored(access, id);
      if (meanwhile) return toUploadedFile(meanwhile, access);
      if (error instanceof HttpError) {
        await uploads.remove([id]);
        await removeFiles(context, [id]);
      }
      throw error;
    }
  };

  const server = new Server({
    path: resumablePath,
    datastore: storage.resumable,
    locker: uploadLocker(context.locks),
    relativeLocation: true,
    maxSize: maxUploadSize,
    namingFunction: () => randomUUID(),
    getFileIdFromRequest: ({ url }) => {
      const id = new URL(url).pathname.split('/').at(-1) ?? '';
      return isEntityId(id) ? id : undefined;
    },
    onIncomingRequest: async (request, id) => {
      if (request.method !== 'POST' && !(await uploads.find(accessOf(request), id))) throw notFound();
    },
    onUploadCreate: async (request, upload) => {
      await begin(accessOf(request), upload);
      // The name is in the database; the storage needn't know it.
      return { metadata: {} };
    },
    onUploadFinish: async (request, { id }) => {
      await finish(accessOf(request), id);
      return {};
    },
    onResponseError: (request, error) => {
      const tusError = toTusError(error, askedIn(request).language);
      if (tusError.status_code >= 500) logger.error({ err: error }, 'an upload failed');
      return tusError;
    },
  });

  return {
    finish,
    handle: async (request, asked) => {
      underWay.set(request, asked);
      const answer = async () => inOurWords(await server.handleWeb(request), asked.language);
      if (request.method !== 'PATCH') return answer();
      return withReservedSpace(context, Math.min(Number(request.headers.get('content-length') ?? 0), maxUploadSize), answer);
    },
  };
}

const malformed = (reason: string) => new HttpError('malformedRequest', {}, { logged: reason });
