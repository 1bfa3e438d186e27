import type { FileStatus } from '@pomp/design-system';
import { sameFileName, selectUploads, uploadMessages } from '@pomp/domain';
import { pickedOfChosen, pickedOfStored, type ChosenFile } from './chosen-file.js';
import type { QuestionFiles, Uploads } from './uploads.js';
import { UploadRefusal, type StoredUpload, type UploadTransport } from './upload-transport.js';

/** A stored file, with the question (the field's wire name) that it answers. */
export interface KnownUpload extends StoredUpload {
  readonly field: string;
}

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
  /** What is being done to files that were stored before, or elsewhere. */
  const statuses = new Map<string, FileStatus>();
  const deleted = new Set<string>();
  let known: readonly KnownUpload[] | undefined;
  let chosen: readonly ChosenFile[] = [];
  let count = 0;

  const changed = (field: string | undefined) => {
    if (field === undefined) snapshots.clear();
    else snapshots.delete(field);
    for (const listener of listeners) listener();
  };

  const knownOf = (field: string) => (known ?? []).filter((upload) => upload.field === field && !deleted.has(upload.id));
  const chosenOf = (field: string) => chosen.filter((file) => file.field === field);

  const look = (field: string): QuestionFiles => {
    const own = chosenOf(field);
    const here = new Set(own.flatMap(({ stored }) => (stored ? [stored.id] : [])));
    const elsewhere = knownOf(field).filter(({ id }) => !here.has(id));
    const files = [
      ...elsewhere.map((upload) => pickedOfStored(upload, statuses.get(upload.id) ?? { state: 'done' }, pictureOf)),
      ...own.map((file) => pickedOfChosen(file, pictureOf)),
    ];
    const stored = [...elsewhere.map(({ id }) => id), ...here];
    return { files: known && files, stored: known && stored, refusal: refusals.get(field) };
  };

  const drop = (id: string) => {
    chosen = chosen.filter((file) => file.id !== id);
  };

  const start = async (file: ChosenFile) => {
    const { signal } = file.abort;
    const enter = (status: FileStatus) => {
      if (signal.aborted) return;
      file.status = status;
      changed(file.field);
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
      onStored?.({ ...stored, field: file.field });
    } catch (failure) {
      const refused = failure instanceof UploadRefusal;
      enter({ state: 'failed', message: refused ? failure.message : uploadMessages.failed, retry: !refused });
    } finally {
      proceed();
    }
  };

  const proceed = () => {
    const free = atOnce - chosen.filter(({ status }) => status.state === 'uploading').length;
    for (const file of chosen.filter(({ status }) => status.state === 'waiting').slice(0, Math.max(free, 0))) void start(file);
  };

  const removeStored = async (field: string, id: string, own: ChosenFile | undefined) => {
    const storedId = own?.stored?.id ?? id;
    const enter = (status: FileStatus) => {
      if (own) own.status = status;
      else statuses.set(storedId, status);
      changed(field);
    };
    enter({ state: 'deleting' });
    try {
      await remove(storedId);
    } catch {
      enter({ state: 'failed', message: notDeleted, retry: true });
      return;
    }
    deleted.add(storedId);
    statuses.delete(storedId);
    drop(id);
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
      known = now;
      const ids = new Set(now.map(({ id }) => id));
      chosen = chosen.filter((file) => {
        const isListed = file.stored !== undefined && ids.has(file.stored.id);
        const wasDeletedElsewhere = file.listed && !isListed;
        file.listed ||= isListed;
        return !wasDeletedElsewhere;
      });
      changed(undefined);
    },

    busy: () => chosen.some(({ status }) => status.state === 'waiting' || status.state === 'uploading'),

    add: (field, files) => {
      const failed = chosenOf(field).filter((file) => file.status.state === 'failed' && !file.stored);
      const present = (look(field).files ?? []).filter(({ id }) => !failed.some((file) => file.id === id));
      const { accepted, refusal } = selectUploads(
        files,
        present.map(({ name }) => name),
      );
      if (refusal === undefined) refusals.delete(field);
      else refusals.set(field, refusal);
      // Chosen once more after it failed: it takes its own place.
      for (const { id, file } of failed) if (accepted.some(({ name }) => sameFileName(name, file.name))) drop(id);
      chosen = [
        ...chosen,
        ...accepted.map((file): ChosenFile => ({
          id: `chosen-${(count += 1)}`,
          field,
          file,
          status: { state: 'waiting' },
          abort: new AbortController(),
          listed: false,
        })),
      ];
      changed(field);
      proceed();
    },

    cancel: (field, id) => {
      chosen.find((file) => file.id === id)?.abort.abort();
      drop(id);
      changed(field);
      proceed();
    },

    retry: (field, id) => {
      const own = chosen.find((file) => file.id === id);
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
      const own = chosen.find((file) => file.id === id);
      if (!own || own.stored) {
        void removeStored(field, id, own);
        return;
      }
      drop(id);
      changed(field);
    },
  };
}
