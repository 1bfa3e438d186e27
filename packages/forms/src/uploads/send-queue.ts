import type { FileStatus } from '@pomp/design-system';
import { uploadMessages } from '@pomp/domain';
import type { Language } from '@pomp/language';
import type { ChosenFile } from './chosen-file.js';
import type { ChosenFiles } from './chosen-files.js';
import { UploadRefusal, type StoredUpload, type UploadTransport } from './upload-transport.js';

interface SendQueueOptions {
  readonly language: Language;
  readonly chosen: ChosenFiles;
  readonly send: UploadTransport['send'];
  readonly atOnce: number;
  readonly onChange: (field: string) => void;
  readonly onStored: (field: string, stored: StoredUpload) => void;
}

/** Sends the files that wait, as many at once as may be. Call the result whenever one more waits, or one less is on its way. */
export function createSendQueue({ language, chosen, send, atOnce, onChange, onStored }: SendQueueOptions): () => void {
  const start = async (file: ChosenFile) => {
    const { signal } = file.abort;
    const enter = (status: FileStatus) => {
      if (signal.aborted) return;
      file.status = status;
      onChange(file.field);
    };
    enter({ state: 'uploading', sent: 0, total: file.file.size });
    try {
      const stored = await send(file.field, file.file, {
        signal,
        onProgress: (sent) => enter({ state: 'uploading', sent, total: file.file.size }),
      });
      if (signal.aborted) return;
      file.stored = stored;
      enter({ state: 'done' });
      onStored(file.field, stored);
    } catch (failure) {
      const refused = failure instanceof UploadRefusal;
      enter({ state: 'failed', message: refused ? failure.message : language.say(uploadMessages.failed), retry: !refused });
    } finally {
      proceed();
    }
  };

  const proceed = () => {
    const free = atOnce - chosen.in('uploading').length;
    for (const file of chosen.in('waiting').slice(0, Math.max(free, 0))) void start(file);
  };

  return proceed;
}
