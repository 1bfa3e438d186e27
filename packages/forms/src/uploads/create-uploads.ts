import type { FileStatus } from '@pomp/design-system';
import { sameFileName, selectUploads } from '@pomp/domain';
import { pickedOfChosen, pickedOfStored, type ChosenFile } from './chosen-file.js';
import { createChosenFiles } from './chosen-files.js';
import { createKnownUploads, type KnownUpload } from './known-uploads.js';
import { createSendQueue } from './send-queue.js';
import type { QuestionFiles, Uploads } from './uploads.js';
import type { UploadTransport } from './upload-transport.js';

/** How uploads are sent, and what is told about them. `atOnce` defaults to 2. */
export interface UploadsOptions extends UploadTransport {
  /** How many are on their way at once: on a bad connection one that arrives is better than five that don't. */
  readonly atOnce?: number;
  readonly onStored?: (stored: KnownUpload) => void;
  readonly onRemoved?: (id: string) => void;
}

/** The uploads of one section, as who places them sees it. */
export interface UploadsController extends Uploads {
  /** What the server has now, of all questions of the section: also what another device added or deleted. */
  readonly know: (known: readonly KnownUpload[]) => void;
  /** Whether anything is waiting or on its way. */
  readonly busy: () => boolean;
}

const notDeleted = 'Verwijderen is niet gelukt. Probeer het opnieuw.';

/** The uploads of one section, outside React, so that they outlive a screen. Give the result to an `UploadsProvider`. */
export function createUploads({ send, remove, pictureOf, atOnce = 2, onStored, onRemoved }: UploadsOptions): UploadsController {
  const listeners = new Set<() => void>();
  const snapshots = new Map<string, QuestionFiles>();
  const refusals = new Map<string, string>();
  const known = createKnownUploads();
  const chosen = createChosenFiles();

  const changed = (field: string | undefined) => {
    if (field === undefined) snapshots.clear();
    else snapshots.delete(field);
    for (const listener of listeners) listener();
  };

  const proceed = createSendQueue({
    chosen,
    send,
    atOnce,
    onChange: changed,
    onStored: (field, stored) => onStored?.({ ...stored, field }),
  });

  const look = (field: string): QuestionFiles => {
    const own = chosen.of(field);
    const here = new Set(own.flatMap(({ stored }) => (stored ? [stored.id] : [])));
    const elsewhere = known.of(field).filter(({ id }) => !here.has(id));
    const refusal = refusals.get(field);
    if (!known.areKnown()) return { files: undefined, stored: undefined, refusal };
    return {
      files: [
        ...elsewhere.map((upload) => pickedOfStored(upload, known.statusOf(upload.id), pictureOf)),
        ...own.map((file) => pickedOfChosen(file, pictureOf)),
      ],
      stored: [...elsewhere.map(({ id }) => id), ...here],
      refusal,
    };
  };

  const removeStored = async (field: string, id: string, own: ChosenFile | undefined) => {
    const storedId = own?.stored?.id ?? id;
    const enter = (status: FileStatus) => {
      if (own) own.status = status;
      else known.enter(storedId, status);
      changed(field);
    };
    enter({ state: 'deleting' });
    try {
      await remove(storedId);
    } catch {
      enter({ state: 'failed', message: notDeleted, retry: true });
      return;
    }
    known.delete(storedId);
    chosen.drop(id);
    changed(field);
    onRemoved?.(storedId);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    filesOf: (field) => {
      const seen = snapshots.get(field) ?? look(field);
      snapshots.set(field, seen);
      return seen;
    },

    know: (now) => {
      known.know(now);
      chosen.compareWith(new Set(now.map(({ id }) => id)));
      changed(undefined);
    },

    busy: () => chosen.in('waiting', 'uploading').length > 0,

    add: (field, files) => {
      const failed = chosen.of(field).filter((file) => file.status.state === 'failed' && !file.stored);
      const present = (look(field).files ?? []).filter(({ id }) => !failed.some((file) => file.id === id));
      const { accepted, refusal } = selectUploads(
        files,
        present.map(({ name }) => name),
      );
      if (refusal === undefined) refusals.delete(field);
      else refusals.set(field, refusal);
      // Chosen once more after it failed: it takes its own place.
      for (const { id, file } of failed) if (accepted.some(({ name }) => sameFileName(name, file.name))) chosen.drop(id);
      chosen.add(field, accepted);
      changed(field);
      proceed();
    },

    cancel: (field, id) => {
      chosen.find(id)?.abort.abort();
      chosen.drop(id);
      changed(field);
      proceed();
    },

    retry: (field, id) => {
      const own = chosen.find(id);
      if (!own || own.stored) {
        void removeStored(field, id, own);
        return;
      }
      own.abort = new AbortController();
      own.status = { state: 'waiting' };
      changed(field);
      proceed();
    },

    remove: (field, id) => {
      refusals.delete(field);
      const own = chosen.find(id);
      if (!own || own.stored) {
        void removeStored(field, id, own);
        return;
      }
      chosen.drop(id);
      changed(field);
    },
  };
}
