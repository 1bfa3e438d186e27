import type { UploadQuestion } from '@pomp/api-contract';
import { selectUploads, uploadMessages, type UploadedFile } from '@pomp/domain';
import { messageOf } from '../client/message-of.js';
import type { UploadClient } from './create-upload-client.js';
import { pageLeft } from './patience.js';
import { canPass } from './upload-failure.js';

/** How far a file is; the shape that the file picker shows. */
export type ListedStatus =
  | { readonly state: 'waiting' }
  | { readonly state: 'uploading'; readonly sent: number; readonly total: number }
  | { readonly state: 'failed'; readonly message: string; readonly retry: boolean }
  | { readonly state: 'deleting' };

/** A file on its way. What is stored is in the answer. */
export interface ListedFile {
  readonly id: string;
  readonly file: File;
  readonly status: ListedStatus;
}

export interface UploadListState {
  /** In the order in which they were chosen. */
  readonly files: readonly ListedFile[];
  /** Stored files that are being deleted, and those of which that failed, by id. */
  readonly deleting: Readonly<Record<string, Extract<ListedStatus, { readonly state: 'deleting' | 'failed' }>>>;
  /** Why what was chosen last wasn't taken, or not all of it. */
  readonly refusal: string | undefined;
}

interface Wiring {
  readonly client: UploadClient;
  readonly question?: UploadQuestion;
  /** A file is there: put it into the answer. */
  readonly onStored: (stored: UploadedFile, file: File) => void;
  readonly onDeleted: (id: string) => void;
}

export interface UploadList {
  readonly state: () => UploadListState;
  /** Tells of every change; gives what ends that. */
  subscribe(listener: () => void): () => void;
  /** @param present names of the files that the question has already */
  add(chosen: readonly File[], present: readonly string[]): void;
  cancel(id: string): void;
  retry(id: string): void;
  remove(id: string): Promise<void>;
  /** Tries again what failed for want of a connection: there is one again. */
  retryLost(): void;
  /** Ends everything, as when the page is left. What was sent in parts can be resumed. */
  close(): void;
}

/** At a time: one that is large doesn't hold up the small ones behind it. */
const atOnce = 2;

/** The files of one question on their way to and from the server: as many as are chosen, each with its own progress, cancelling and retry. */
export function createUploadList({ client, question, onStored, onDeleted }: Wiring): UploadList {
  let state: UploadListState = { files: [], deleting: {}, refusal: undefined };
  let number = 0;
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const lost = new Set<string>();

  const change = (next: Partial<UploadListState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const find = (id: string) => state.files.find((listed) => listed.id === id);
  const setStatus = (id: string, status: ListedStatus) => change({ files: state.files.map((listed) => (listed.id === id ? { ...listed, status } : listed)) });
  const drop = (id: string) => change({ files: state.files.filter((listed) => listed.id !== id) });

  const start = async ({ id, file }: ListedFile) => {
    const abort = new AbortController();
    running.set(id, abort);
    lost.delete(id);
    setStatus(id, { state: 'uploading', sent: 0, total: file.size });
    try {
      const stored = await client.upload(file, {
        ...(question && { question }),
        signal: abort.signal,
        onProgress: (progress) => !abort.signal.aborted && setStatus(id, { state: 'uploading', ...progress }),
      });
      drop(id);
      onStored(stored, file);
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (canPass(failure)) lost.add(id);
      setStatus(id, failedBy(failure));
    } finally {
      running.delete(id);
      fillUp();
    }
  };
  const fillUp = () => {
    for (const listed of state.files) {
      if (running.size >= atOnce) return;
      if (listed.status.state === 'waiting' && !running.has(listed.id)) void start(listed);
    }
  };
  const retry = (id: string) => {
    if (find(id)?.status.state !== 'failed') return;
    setStatus(id, { state: 'waiting' });
    fillUp();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (chosen, present) => {
      const { accepted, refusal } = selectUploads(chosen, [...present, ...state.files.map(({ file }) => file.name)]);
      const added = accepted.map((file) => ({ id: `upload-${++number}`, file, status: { state: 'waiting' } }) as const);
      change({ files: [...state.files, ...added], refusal });
      fillUp();
    },
    cancel: (id) => {
      running.get(id)?.abort();
      drop(id);
      fillUp();
    },
    retry,
    remove: async (id) => {
      change({ deleting: { ...state.deleting, [id]: { state: 'deleting' } } });
      try {
        await client.remove(id);
        const { [id]: _gone, ...rest } = state.deleting;
        change({ deleting: rest });
        onDeleted(id);
      } catch (failure) {
        change({ deleting: { ...state.deleting, [id]: { state: 'failed', message: messageOf(failure), retry: true } } });
      }
    },
    retryLost: () => [...lost].forEach(retry),
    close: () => {
      listeners.clear();
      for (const abort of running.values()) abort.abort(pageLeft);
    },
  };
}

/** What the server said of this file; else the spec's sentence. */
function failedBy(failure: unknown): ListedStatus {
  const again = canPass(failure);
  return { state: 'failed', message: again ? uploadMessages.failed : messageOf(failure, uploadMessages.failed), retry: again };
}
