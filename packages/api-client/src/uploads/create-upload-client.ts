import type { QueryOf, ResponseOf, UploadCallName, UploadCalls, UploadQuestion, UploadSize } from '@pomp/api-contract';
import { uploadRoutes } from '@pomp/api-contract/routes';
import { maxSingleRequestSize, sameFileName, type UploadedFile } from '@pomp/domain';
import { ApiError, apiErrorIn } from '../client/api-error.js';
import { inLanguage } from '../client/in-language.js';
import { NetworkError } from '../client/network-error.js';
import { isTransient } from '../retry/is-transient.js';
import { retry } from '../retry/retry.js';
import { isOnline } from './is-online.js';
import { retryDelays } from './retry-delays.js';
import { sendForm } from './send-form.js';
import { sendInParts, shouldRetry } from './send-in-parts.js';
import { keepToken, type AskToken } from './upload-token.js';
import { posterOf } from './video-poster.js';
import { frozenAfter as aMinute, watchLine } from './watch-line.js';

/** How an upload client reaches the backend. */
export interface UploadClientOptions {
  /** Where browsers find the backend: files go there directly. */
  readonly backendUrl: string;
  readonly askToken: AskToken;
  /** The language of whoever reads why a file is refused. Without it, the browser's. */
  readonly locale?: string | undefined;
  /** Between two attempts, in milliseconds. */
  readonly delays?: readonly number[];
  /** How long nothing may move before the line counts as lost, in milliseconds. A minute unless given. */
  readonly frozenAfter?: number;
}

/** What goes with a file, and what is heard of it; `sent` and `total` in bytes. */
export interface UploadRequest {
  /** Which question it answers. Left out with the token of a link, which knows it. */
  readonly question?: UploadQuestion;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: { readonly sent: number; readonly total: number }) => void;
}

/** The files that answer one question, as the server lists them. */
export type QuestionFiles = ResponseOf<UploadCalls['listFiles']>;

/** Every call rejects with ApiError when the server refuses, NetworkError when there is no answer; an abort stays the abort's own error. */
export interface UploadClient {
  /**
   * Up to a megabyte in one request, above that in parts that resume at the byte. It tries again for two minutes by itself, and not where the browser says that there is no connection.
   */
  upload(file: File, request?: UploadRequest): Promise<UploadedFile>;
  remove(id: string): Promise<void>;
  /** The files of a question; of the link's own without one. */
  list(question?: UploadQuestion): Promise<QuestionFiles>;
  /** The address of a file's picture for someone without a session, with the token in it. */
  pictureUrl(id: string, size: UploadSize): Promise<string>;
}

type UploadQuery<Name extends UploadCallName> = QueryOf<UploadCalls[Name]>;

/** A client that sends files straight to the backend, with an upload token that it asks for and renews by itself. */
export function createUploadClient({
  backendUrl,
  askToken,
  locale,
  delays = retryDelays,
  frozenAfter = aMinute,
}: UploadClientOptions): UploadClient {
  const token = keepToken(askToken);
  const headersWith = (current: string) => ({ ...inLanguage(locale), authorization: `Bearer ${current}` });
  const addressOf = <Name extends UploadCallName>(name: Name, query: UploadQuery<Name>) =>
    backendUrl + fill(uploadRoutes[name].path, query);

  const call = <Name extends UploadCallName>(name: Name, query: UploadQuery<Name>, init: RequestInit = {}): Promise<string> =>
    token.use(async (current) => {
      const { method } = uploadRoutes[name];
      const { status, text } = await watchLine(init.signal, frozenAfter, async ({ signal }) => {
        const request = { ...init, method, headers: headersWith(current), signal };
        const answer = await fetch(addressOf(name, query), request).catch((failure: unknown) => {
          throw signal.aborted ? failure : new NetworkError(failure);
        });
        return { status: answer.status, text: await answer.text() };
      });
      if (status === 200) return text;
      throw apiErrorIn(status, text);
    });

  const whole = async (file: File, { question, signal, onSent }: Begun): Promise<UploadedFile> => {
    const address = addressOf('uploadFiles', { ...question });
    const text = await retry(
      () => {
        const form = new FormData();
        form.append('files', file, file.name);
        return token.use((current) =>
          watchLine(signal, frozenAfter, (line) => {
            const sent = (bytes: number) => {
              line.moved();
              onSent(bytes);
            };
            return sendForm(address, form, { headers: headersWith(current), signal: line.signal, onSent: sent });
          }),
        );
      },
      { signal, delays, shouldRetry: (failure) => isTransient(failure) && isOnline() },
    );
    const [stored] = JSON.parse(text) as readonly UploadedFile[];
    if (!stored) throw apiErrorIn(500, '');
    return stored;
  };

  const inParts = async (file: File, begun: Begun): Promise<UploadedFile> => {
    const id = await sendInParts(file, { backendUrl, token, headersWith, ...begun, delays, frozenAfter });
    return JSON.parse(
      await retry(() => call('finishUpload', { id }, { signal: begun.signal }), { signal: begun.signal, shouldRetry, delays }),
    ) as UploadedFile;
  };

  /** The answer to what was stored may be what was lost: then it is refused the second time, for being there. Fails as it did otherwise. */
  const alreadyStored = async (file: File, question: UploadQuestion | undefined, failure: unknown): Promise<UploadedFile> => {
    if (!(failure instanceof ApiError && failure.code === 'sameName')) throw failure;
    const listed = await call('listFiles', { ...question }).catch(() => undefined);
    const { files } = listed === undefined ? { files: [] } : (JSON.parse(listed) as QuestionFiles);
    const own = files.find(({ fileName, size }) => sameFileName(fileName, file.name) && size === file.size);
    if (!own) throw failure;
    return own;
  };

  /** Without one a video is still there: it is only shown without a picture. */
  const sendPoster = async (file: File, id: string) => {
    const poster = await posterOf(file);
    if (poster) await call('putPoster', { id }, { body: poster });
  };

  return {
    upload: async (file, { question, signal = new AbortController().signal, onProgress = () => undefined } = {}) => {
      const onSent = (bytes: number) => onProgress({ sent: Math.min(bytes, file.size), total: file.size });
      const send = file.size > maxSingleRequestSize ? inParts : whole;
      const stored = await send(file, { question, signal, onSent }).catch((failure: unknown) =>
        alreadyStored(file, question, failure),
      );
      // The file is stored whatever becomes of its poster: to fail now would make people send it again.
      await sendPoster(file, stored.id).catch(() => undefined);
      return stored;
    },
    remove: async (id) => void (await call('deleteFile', { id })),
    list: async (question) => JSON.parse(await call('listFiles', { ...question })) as QuestionFiles,
    pictureUrl: async (id, size) => addressOf('readFile', { id, size, token: await token.current() }),
  };
}

interface Begun {
  readonly question: UploadQuestion | undefined;
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
}

/** What the path has a place for goes there, the rest behind the question mark. */
function fill(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const filled = given.reduce((all, [name, value]) => all.replace(`{${name}}`, encodeURIComponent(value)), path);
  const rest = new URLSearchParams(given.filter(([name]) => !path.includes(`{${name}}`))).toString();
  return rest === '' ? filled : `${filled}?${rest}`;
}
