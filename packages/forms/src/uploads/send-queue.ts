import type { FileStatus } from '@pomp/design-system';
import { uploadMessages } from '@pomp/domain';
import type { Language } from '@pomp/language';
import type { ChosenFile } from './chosen-file.js';
import type { ChosenFiles } from './chosen-files.js';
import { UploadInterrupted, UploadRefusal, type StoredUpload, type UploadTransport } from './upload-transport.js';

interface SendQueueOptions {
  readonly language: Language;
  readonly chosen: ChosenFiles;
  readonly send: UploadTransport['send'];
  readonly atOnce: number;
  readonly onChange: (field: string) => void;
  readonly onStored: (file: ChosenFile, stored: StoredUpload) => void;
  /** It was called off, and arrived all the same. */
  readonly onCancelled: (file: ChosenFile, stored: StoredUpload) => void;
}

/** Milliseconds between tries without reception, as browsers don't always know when it is back. */
const waits = [5_000, 10_000, 30_000, 60_000];
/** After so many milliseconds without a byte it is said that nothing moves. */
const stalledAfter = 10_000;

/**
 * Sends the files that wait, as many at once as may be. What is interrupted waits for reception, and goes on by itself. Call the result whenever one more waits, or one less is
 * on its way.
 */
export function createSendQueue({ language, chosen, send, atOnce, onChange, onStored, onCancelled }: SendQueueOptions): () => void {
  let interruptions = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const goOn = () => {
    clearTimeout(timer);
    for (const file of chosen.in('waiting')) {
      file.status = { state: 'waiting' };
      onChange(file.field);
    }
    proceed();
  };
  const goOnLater = () => {
    clearTimeout(timer);
    timer = setTimeout(goOn, waits[Math.min(interruptions, waits.length - 1)]);
    interruptions += 1;
  };
  globalThis.addEventListener?.('online', goOn);

  const start = async (file: ChosenFile) => {
    const { signal } = file.abort;
    const enter = (status: FileStatus) => {
      if (signal.aborted) return;
      file.status = status;
      onChange(file.field);
    };
    const { size: total } = file.file;
    let watch: ReturnType<typeof setTimeout> | undefined;
    const moved = (sent: number) => {
      clearTimeout(watch);
      enter({ state: 'uploading', sent, total });
      watch = setTimeout(() => enter({ state: 'uploading', sent, total, stalled: true }), stalledAfter);
    };
    moved(0);
    try {
      const stored = await send(file.field, file.file, { signal, onProgress: moved }).finally(() => clearTimeout(watch));
      interruptions = 0;
      if (signal.aborted) {
        onCancelled(file, stored);
        return;
      }
      file.stored = stored;
      enter({ state: 'done' });
      onStored(file, stored);
    } catch (failure) {
      if (failure instanceof UploadInterrupted) {
        enter({ state: 'waiting', for: 'reception' });
        if (!signal.aborted) goOnLater();
        return;
      }
      const refused = failure instanceof UploadRefusal;
      enter({ state: 'failed', message: refused ? failure.message : language.say(uploadMessages.failed), retry: !refused });
    } finally {
      proceed();
    }
  };

  const proceed = () => {
    const free = atOnce - chosen.in('uploading').length;
    const next = chosen.in('waiting').filter(({ status }) => status.state !== 'waiting' || status.for === undefined);
    for (const file of next.slice(0, Math.max(free, 0))) void start(file);
  };

  return proceed;
}
