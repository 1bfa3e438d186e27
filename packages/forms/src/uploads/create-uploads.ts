import type { FileStatus } from '@pomp/design-system';
import { sameFileName, selectUploads } from '@pomp/domain';
import type { Language } from '@pomp/language';
import type { ChosenFile } from './chosen-file.js';
import type { KeptFiles } from './kept-files.js';
import { createChosenFiles } from './chosen-files.js';
import { createKnownUploads, type KnownUpload } from './known-uploads.js';
import { createQuestionSnapshots } from './question-snapshots.js';
import { createSendQueue } from './send-queue.js';
import { uploadsTexts } from './texts.js';
import type { Uploads } from './uploads.js';
import type { UploadTransport } from './upload-transport.js';

/** How uploads are sent, and what is told about them. `atOnce` defaults to 2. */
export interface UploadsOptions extends UploadTransport {
  /** In which refusals and failures are said. */
  readonly language: Language;
  /** How many are on their way at once: on a bad connection one that arrives is better than five that don't. */
  readonly atOnce?: number;
  /** Where the device keeps chosen files until they are stored; without it they are gone with the page. */
  readonly kept?: KeptFiles | undefined;
  readonly onStored?: (stored: KnownUpload) => void;
  readonly onRemoved?: (id: string) => void;
}

/** How it goes with what isn't stored yet; `nothing`: all is. */
export type UploadsProgress = 'nothing' | 'sending' | 'waiting' | 'onlyHere';

/** The uploads of one section, as who places them sees it. */
export interface UploadsController extends Uploads {
  /** What the server has now, of all questions of the section: also what another device added or deleted. */
  readonly know: (known: readonly KnownUpload[]) => void;
  /** Whether anything is waiting or on its way. */
  readonly busy: () => boolean;
  /** Whether something of that would be gone with the page. */
  readonly isAtRisk: () => boolean;
  /** How it goes with all of that: `onlyHere` where the device has no room for some of it, `waiting` where some waits for reception. */
  readonly progress: () => UploadsProgress;
}

/** The uploads of one section, outside React, so that they outlive a screen. Give the result to an `UploadsProvider`. */
export function createUploads({
  language,
  send,
  remove,
  pictureOf,
  atOnce = 2,
  kept,
  onStored,
  onRemoved,
}: UploadsOptions): UploadsController {
  const refusals = new Map<string, string>();
  const known = createKnownUploads();
  const chosen = createChosenFiles();
  const snapshots = createQuestionSnapshots({ known, chosen, refusalOf: (field) => refusals.get(field), pictureOf });
  const { changed } = snapshots;

  const proceed = createSendQueue({
    language,
    chosen,
    send,
    atOnce,
    onChange: changed,
    onCancelled: ({ field, file }, { id }) => {
      // Chosen again meanwhile, it is that one's: the server refuses the name, and what it has of that size is taken for it.
      const isSame = (other: File) => sameFileName(other.name, file.name) && other.size === file.size;
      if (!chosen.of(field).some((other) => isSame(other.file))) void removeStored(field, id, undefined);
    },
    onStored: (file, stored) => {
      forget(file);
      // There may be room now for what the device had none for.
      for (const other of chosen.in('waiting', 'uploading')) if (other.kept === false) void keep(other);
      onStored?.({ ...stored, field: file.field });
    },
  });

  /** A device that is full or forbids it keeps nothing: the file is sent none the less. */
  const keep = async (file: ChosenFile) => {
    if (!kept) return;
    file.kept = await kept.keep({ key: file.id, field: file.field, file: file.file }).then(
      () => true,
      () => false,
    );
    changed(file.field);
  };
  const forget = ({ id }: Pick<ChosenFile, 'id'>) => void kept?.forget(id).catch(() => undefined);

  /**
   * What an earlier visit left on the device goes on, unless it turns out to be stored, or to have been: then it was deleted elsewhere. Without
   * reception what is known as stored may be of before it was sent.
   */
  const restore = async () => {
    for (const { key, field, file, sent } of (await kept?.all().catch(() => [])) ?? []) {
      if (chosen.find(key)) continue;
      // By its size too: of that name another device may have stored another one.
      const isStored = snapshots
        .of(field)
        .files?.some(({ name, size }) => sameFileName(name, file.name) && (size === undefined || size === file.size));
      if (isStored || (sent && globalThis.navigator?.onLine !== false)) forget({ id: key });
      else chosen.add(field, [file], key);
      changed(field);
    }
    proceed();
  };
  let restored = false;

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
      enter({ state: 'failed', message: language.texts(uploadsTexts).notDeleted, retry: true });
      return;
    }
    known.delete(storedId);
    chosen.drop(id);
    changed(field);
    onRemoved?.(storedId);
  };

  return {
    subscribe: snapshots.subscribe,
    filesOf: snapshots.of,

    know: (now) => {
      known.know(now);
      chosen.compareWith(new Set(now.map(({ id }) => id)));
      changed(undefined);
      if (!restored) void restore();
      restored = true;
    },

    busy: () => chosen.in('waiting', 'uploading').length > 0,
    progress: () => {
      const left = chosen.in('waiting', 'uploading');
      if (left.length === 0) return 'nothing';
      if (!kept || left.some((file) => file.kept === false)) return 'onlyHere';
      return left.some(({ status }) => status.state === 'waiting' && status.for === 'reception') ? 'waiting' : 'sending';
    },
    isAtRisk: () => chosen.in('waiting', 'uploading').some((file) => !file.kept),

    add: (field, files) => {
      const failed = chosen.of(field).filter((file) => file.status.state === 'failed' && !file.stored);
      const present = (snapshots.of(field).files ?? []).filter(({ id }) => !failed.some((file) => file.id === id));
      const { accepted, refusal } = selectUploads(
        files,
        present.map(({ name }) => name),
      );
      if (refusal === undefined) refusals.delete(field);
      else refusals.set(field, language.say(refusal));
      // Chosen once more after it failed: it takes its own place.
      for (const { id, file } of failed)
        if (accepted.some(({ name }) => sameFileName(name, file.name))) {
          chosen.drop(id);
          forget({ id });
        }
      for (const file of chosen.add(field, accepted)) void keep(file);
      changed(field);
      proceed();
    },

    cancel: (field, id) => {
      chosen.find(id)?.abort.abort();
      chosen.drop(id);
      forget({ id });
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
      forget({ id });
      changed(field);
    },
  };
}
