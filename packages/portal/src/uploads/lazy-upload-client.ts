import { ApiError, isTransient, messageOf, NetworkError } from '@pomp/api-client';
import type { UploadClient as Sender } from '@pomp/api-client/uploads';
import { UploadInterrupted, UploadRefusal } from '@pomp/forms';
import type { Language } from '@pomp/language';
import type { UploadClient } from './upload-client.js';

/** Where asking once more can give another answer: with a new token, too. */
const passes = (failure: ApiError) => failure.status === 401 || isTransient(failure);

/** @param load fetched at the first upload: most screens never send a file. */
export function lazyUploadClient(load: () => Promise<Sender>, language: Language): UploadClient {
  let loading: Promise<Sender> | undefined;
  const sender = () => {
    loading ??= load();
    // One that couldn't be fetched is fetched again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    send: async (question, file, { signal, onProgress }) => {
      const client = await sender().catch((failure: unknown) => {
        throw new UploadInterrupted('The script that sends files isn’t here yet.', { cause: failure });
      });
      try {
        const stored = await client.upload(file, {
          ...(question && { question }),
          signal,
          onProgress: ({ sent }) => onProgress(sent),
        });
        return { ...stored, size: file.size };
      } catch (failure) {
        if (failure instanceof NetworkError) throw new UploadInterrupted('No connection.', { cause: failure });
        if (failure instanceof ApiError && !passes(failure)) throw new UploadRefusal(messageOf(failure, language));
        throw failure;
      }
    },
    remove: async (id) => {
      const client = await sender();
      try {
        await client.remove(id);
      } catch (failure) {
        // Deleted elsewhere already: that is what was asked.
        if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
      }
    },
  };
}
