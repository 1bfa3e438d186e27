import type { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { ERRORS } from '@tus/server';
import { NoSuchFile, type FileStorage } from './file-storage.js';

export interface S3Place {
  readonly bucket: string;
  readonly region: string;
  /** For a service other than Amazon's. */
  readonly endpoint: string | undefined;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`: most services on an address of their own want it. */
  readonly pathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** In memory at a time, per upload: four of these. */
const partSize = 5 * 1024 * 1024;

/**
 * Files in a bucket that speaks S3. The bucket is private: whoever sees a file sees it through us.
 * Amazon's SDK is only loaded here: whoever has a disk doesn't wait for it at each start.
 */
export async function s3Storage(place: S3Place): Promise<FileStorage> {
  const { bucket, region, endpoint, pathStyle, accessKeyId, secretAccessKey } = place;
  const [{ DeleteObjectsCommand, GetObjectCommand, HeadObjectCommand, S3Client, S3ServiceException }, { Upload }, { S3Store }] =
    await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage'), import('@tus/s3-store')]);
  const config: S3ClientConfig = {
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Checksums in trailers are Amazon's own; other services refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  const client = new S3Client(config);
  const resumable = new S3Store({
    partSize,
    minPartSize: partSize,
    useTags: false,
    maxConcurrentPartUploads: 4,
    s3ClientConfig: { ...config, bucket },
  });
  const isMissing = (error: unknown) =>
    error instanceof S3ServiceException &&
    (error.$metadata.httpStatusCode === 404 || ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(error.name));

  return {
    write: async (key, content) => {
      // An upload that fails is aborted, and leaves nothing.
      await new Upload({
        client,
        params: { Bucket: bucket, Key: key, Body: content },
        partSize,
        queueSize: 2,
        leavePartsOnError: false,
      }).done();
    },
    read: async (key, range) => {
      const { Body } = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: key, ...(range && { Range: `bytes=${range.start}-${range.end}` }) }))
        .catch((error: unknown) => {
          throw isMissing(error) ? new NoSuchFile(error) : error;
        });
      if (!Body) throw new NoSuchFile();
      return Body as Readable;
    },
    size: async (key) => {
      const found = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return found?.ContentLength;
    },
    remove: async (key) => {
      await resumable.remove(key).catch((error: unknown) => {
        if (!isMissing(error) && error !== ERRORS.FILE_NOT_FOUND) throw error;
      });
      await client.send(
        new DeleteObjectsCommand({
          Bucket: bucket,
          Delete: { Objects: [{ Key: key }, { Key: `${key}.info` }, { Key: `${key}.part` }], Quiet: true },
        }),
      );
    },
    resumable,
    hasSpace: async () => true,
    reserve: async () => () => undefined,
  };
}
