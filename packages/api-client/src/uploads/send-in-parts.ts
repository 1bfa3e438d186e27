import type { UploadQuestion } from '@pomp/api-contract';
import { resumablePath } from '@pomp/api-contract/routes';
import type { DetailedError } from 'tus-js-client';
import { apiErrorIn, type ApiError } from '../client/api-error.js';
import { NetworkError } from '../client/network-error.js';
import { isTransient } from '../retry/is-transient.js';
import { isOnline } from './is-online.js';
import { isTokenOver } from './upload-failure.js';
import type { KeptToken } from './upload-token.js';

interface InParts {
  readonly backendUrl: string;
  readonly token: KeptToken;
  /** What goes with each request, by the token of that moment. */
  readonly headersWith: (token: string) => Readonly<Record<string, string>>;
  readonly question: UploadQuestion | undefined;
  readonly signal: AbortSignal;
  readonly delays: readonly number[];
  /** How long nothing may move before it asks anew how far it came, in milliseconds. */
  readonly frozenAfter: number;
  readonly onSent: (bytes: number) => void;
}

/** A line that is lost costs at most so much again, and a bucket keeps parts of this size only. */
const partSize = 5 * 1024 * 1024;

/**
 * Sends a file in parts by the tus protocol. It goes on at the byte after a line that was lost, and, where the browser keeps things,
 * after the page was closed: when the same file is chosen for the same question again. Gives the upload's id.
 */
export async function sendInParts(
  file: File,
  { backendUrl, token, headersWith, question, signal, delays, frozenAfter, onSent }: InParts,
): Promise<string> {
  const { Upload } = await import('tus-js-client');
  signal.throwIfAborted();

  let watch: ReturnType<typeof setTimeout> | undefined;
  const sending = new Promise<string>((resolve, reject) => {
    // It goes on at the byte: a line that froze would be waited for until the system gives it up.
    const moved = () => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        moved();
        upload.abort().then(() => upload.start(), reject);
      }, frozenAfter);
    };
    const upload = new Upload(file, {
      endpoint: backendUrl + resumablePath,
      chunkSize: partSize,
      retryDelays: [...delays],
      metadata: { filename: file.name, ...question },
      removeFingerprintOnSuccess: true,
      // The same name and size can be an answer to another question too.
      fingerprint: async () => ['pomp', ...Object.values(question ?? {}), file.name, file.size, file.lastModified].join('/'),
      onBeforeRequest: async (request) => {
        for (const [name, value] of Object.entries(headersWith(await token.current()))) request.setHeader(name, value);
      },
      onProgress: (bytes) => {
        moved();
        onSent(bytes);
      },
      onShouldRetry: (error) => {
        const refusal = refusalIn(error);
        if (!refusal) return isOnline();
        if (isTokenOver(refusal)) token.forget();
        // A conflict and 423: another request for the same upload hasn't let go yet.
        return (
          refusal.code === 'conflict' || [401, 423].includes(refusal.status) || (refusal.status >= 500 && refusal.status !== 507)
        );
      },
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: (error) => reject(('originalResponse' in error && refusalIn(error)) || new NetworkError(error)),
    });
    signal.addEventListener(
      'abort',
      () => {
        // Whoever cancels doesn't come back for it: what is there is taken back, by the server's clean-up where the line is gone.
        void upload.abort(true).catch(() => undefined);
        reject(signal.reason as Error);
      },
      { once: true },
    );
    upload
      .findPreviousUploads()
      .then(([previous]) => {
        if (previous) upload.resumeFromPreviousUpload(previous);
        if (signal.aborted) return;
        moved();
        upload.start();
      })
      .catch(reject);
  });
  return sending.finally(() => clearTimeout(watch));
}

/** What the server said; nothing where the line was lost. */
function refusalIn({ originalResponse }: DetailedError): ApiError | undefined {
  return originalResponse ? apiErrorIn(originalResponse.getStatus(), originalResponse.getBody()) : undefined;
}

export const shouldRetry = (failure: unknown): boolean => (isTransient(failure) && isOnline()) || isTokenOver(failure);
