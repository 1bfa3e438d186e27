import { Transform, type TransformCallback } from 'node:stream';
import { isUploadExtension, type UploadExtension } from '@pomp/domain';
import { fileTypeFromBuffer } from 'file-type';
import { HttpError } from '../errors/http-error.js';

/** In so many bytes every type that we take shows itself. */
export const typeSampleSize = 4_100;

/** What a file is, by its first bytes; undefined for what isn't a photo or a video of a kind that we take. */
export async function uploadExtensionOf(sample: Uint8Array): Promise<UploadExtension | undefined> {
  const ext = (await fileTypeFromBuffer(sample))?.ext;
  if (ext === 'apng') return 'png';
  return ext !== undefined && isUploadExtension(ext) ? ext : undefined;
}

/** Lets a file through, counts it, and stops it at its first bytes when it isn't a photo or a video. */
export class ContentCheck extends Transform {
  size = 0;
  extension: UploadExtension | undefined;
  private sample: Buffer[] = [];

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.extension !== undefined) return done(null, chunk);
    this.sample.push(chunk);
    if (this.size < typeSampleSize) return done();
    this.recognise(done);
  }

  override _flush(done: TransformCallback): void {
    if (this.extension === undefined) this.recognise(done);
    else done();
  }

  private recognise(done: TransformCallback): void {
    const sample = Buffer.concat(this.sample);
    this.sample = [];
    uploadExtensionOf(sample.subarray(0, typeSampleSize)).then(
      (extension) => {
        this.extension = extension;
        if (extension === undefined) done(new HttpError('notAPicture'));
        else done(null, sample);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }
}
