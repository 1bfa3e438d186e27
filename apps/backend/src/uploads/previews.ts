import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { uploadSizes, type UploadSize } from '@pomp/api-contract';
import { uploadTypeOf, type UploadExtension } from '@pomp/domain';
import type { Logger } from 'pino';
import { HttpError } from '../errors/http-error.js';
import { uploadExtensionOf } from './content-type.js';
import { removeFiles } from './delete-upload.js';
import { DecodingTimeout } from './heic.js';
import { makePaperPicture, makePictures, maxPictureSource, type PaperPicture } from './make-pictures.js';
import { previewKey } from './stored-keys.js';
import type { UploadContext } from './upload-context.js';
import { uploadRepository, type StoredUpload } from './upload.repository.js';

export interface Previews {
  /** The key of a picture of this file, made now if it isn't there yet; undefined when there can be none. @throws DecodingTimeout for what may be made another time */
  of(upload: StoredUpload, size: UploadSize): Promise<string | undefined>;
  /** Undefined when there can be none, and when it can't be read now. */
  forPaper(upload: StoredUpload): Promise<PaperPicture | undefined>;
  /** Makes what a video is shown by. @throws HttpError for what isn't a picture */
  setPoster(upload: StoredUpload, picture: Buffer): Promise<void>;
}

interface PreviewContext extends UploadContext {
  readonly logger: Logger;
  /** In milliseconds, how long a HEIC photo may take; the usual unless given. */
  readonly decodingTimeout?: number;
}

/** Makes pictures one at a time in this process, and each once however many ask for it. */
export function createPreviews(context: PreviewContext): Previews {
  const { storage, database, logger, decodingTimeout: timeout } = context;
  const uploads = uploadRepository(database);
  const making = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  /** False where the file was deleted meanwhile: what is made of it goes too, as who deleted it may have been before. */
  const keep = async (id: string, pictures: Readonly<Record<UploadSize, Buffer>>): Promise<boolean> => {
    for (const size of uploadSizes) await storage.write(previewKey(id, size), Readable.from([pictures[size]]));
    const isThere = (await uploads.findById(id)) !== undefined;
    if (!isThere) await removeFiles(context, [id]);
    return isThere;
  };
  const make = async ({ id, extension, size }: StoredUpload): Promise<boolean> => {
    // What can't be read now can be another time, unlike what can't be decoded.
    const original = size <= maxPictureSource ? await buffer(await storage.read(id)) : undefined;
    const pictures = original && (await decoded(original, extension));
    if (pictures) return keep(id, pictures);
    await uploads.describe(id, { hasPreview: false });
    return false;
  };
  const decoded = (original: Buffer, extension: UploadExtension) =>
    makePictures(original, extension, { timeout }).catch((error: unknown) => {
      if (error instanceof DecodingTimeout) throw error;
      // Its owner can still download it: it is only not shown.
      logger.warn({ err: error, extension }, 'a picture could not be made');
      return undefined;
    });
  const once = (upload: StoredUpload) => {
    const running = making.get(upload.id) ?? inTurn(() => make(upload)).finally(() => making.delete(upload.id));
    making.set(upload.id, running);
    return running;
  };

  const keyOf: Previews['of'] = async (upload, size) => {
    if (!upload.hasPreview) return undefined;
    const key = previewKey(upload.id, size);
    if ((await storage.size(key)) !== undefined) return key;
    return uploadTypeOf(upload.extension) === 'IMG' && (await once(upload)) ? key : undefined;
  };
  const paperPicture = async (upload: StoredUpload) => {
    const key = await keyOf(upload, 'preview');
    return key === undefined ? undefined : inTurn(async () => makePaperPicture(await storage.read(key)));
  };

  return {
    of: keyOf,
    forPaper: (upload) =>
      paperPicture(upload).catch((error: unknown) => {
        logger.warn({ err: error, uploadId: upload.id }, 'a picture could not be read for a document');
        return undefined;
      }),
    setPoster: async (upload, picture) => {
      const extension = await uploadExtensionOf(picture);
      if (uploadTypeOf(upload.extension) !== 'VID' || extension === undefined || uploadTypeOf(extension) !== 'IMG')
        throw new HttpError('notAPicture');
      const pictures = await inTurn(() => makePictures(picture, extension)).catch((error: unknown) => {
        throw new HttpError('notAPicture', {}, { logged: String(error) });
      });
      await keep(upload.id, pictures);
      await uploads.describe(upload.id, { hasPreview: true });
    },
  };
}
