import { sameFileName } from '@pomp/domain';
import { pickedOfChosen, pickedOfStored } from './chosen-file.js';
import type { ChosenFiles } from './chosen-files.js';
import type { KnownUploads } from './known-uploads.js';
import type { QuestionFiles } from './uploads.js';
import type { UploadTransport } from './upload-transport.js';

interface QuestionSnapshotsOptions {
  readonly known: KnownUploads;
  readonly chosen: ChosenFiles;
  readonly refusalOf: (field: string) => string | undefined;
  readonly pictureOf: UploadTransport['pictureOf'];
}

/** The files of each question as snapshots to subscribe to: stored elsewhere first, then those that were chosen here. */
export function createQuestionSnapshots({ known, chosen, refusalOf, pictureOf }: QuestionSnapshotsOptions) {
  const listeners = new Set<() => void>();
  const snapshots = new Map<string, QuestionFiles>();

  const look = (field: string): QuestionFiles => {
    const own = chosen.of(field);
    const here = new Set(own.flatMap(({ stored }) => (stored ? [stored.id] : [])));
    const elsewhere = known.of(field).filter(({ id }) => !here.has(id));
    const onTheirWay = own.filter(({ status }) => status.state === 'waiting' || status.state === 'uploading');
    // The server may have what is still on its way here, where its answer was lost: shown twice, it would be told of as deleted when it turns out to be one.
    const shown = elsewhere.filter(({ fileName }) => !onTheirWay.some(({ file }) => sameFileName(file.name, fileName)));
    const refusal = refusalOf(field);
    if (!known.areKnown()) return { files: undefined, stored: undefined, refusal };
    return {
      files: [
        ...shown.map((upload) => pickedOfStored(upload, known.statusOf(upload.id), pictureOf)),
        ...own.map((file) => pickedOfChosen(file, pictureOf)),
      ],
      stored: [...elsewhere.map(({ id }) => id), ...here],
      refusal,
    };
  };

  return {
    of: (field: string) => {
      const seen = snapshots.get(field) ?? look(field);
      snapshots.set(field, seen);
      return seen;
    },

    /** Something about this question's files is another now; undefined: about those of any question. */
    changed: (field: string | undefined) => {
      if (field === undefined) snapshots.clear();
      else snapshots.delete(field);
      for (const listener of listeners) listener();
    },

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
