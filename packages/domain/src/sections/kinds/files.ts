import type { Field, FieldOptions } from '../field.js';
import { answered, empty, malformed } from '../reading.js';
import { unknownAnswer } from '../unknown-answer.js';

/** An answer is the ids of uploaded files, or only the placeholder `o.b.`; whose files they are is the backend's to check. */
export interface FilesField extends Field<'files', readonly string[]> {
  /** What good photos of this show, a few words each; for the screen. */
  readonly goodPhoto: readonly string[];
}

interface FilesOptions extends FieldOptions<readonly string[]> {
  readonly goodPhoto?: readonly string[];
}

const missing = "Kies minstens één bestand of 'ik weet het niet'.";

/** A question that is answered with uploaded files, or with `o.b.` by customers who have none. */
export function files({ goodPhoto = [], ...text }: FilesOptions): FilesField {
  return {
    kind: 'files',
    wire: 'strings',
    unknown: true,
    ...text,
    goodPhoto,
    messages: { missing, ...text.messages },
    read: (raw) => {
      if (raw === undefined || raw === null) return empty;
      if (!Array.isArray(raw)) return malformed;
      const ids = [...new Set<unknown>(raw)];
      if (ids.length === 0) return empty;
      if (!ids.every((id): id is string => typeof id === 'string' && id !== '')) return malformed;
      if (ids.length > 1 && ids.includes(unknownAnswer)) return malformed;
      return answered(ids);
    },
    show: (ids) => (ids.length === 1 ? '1 bestand' : `${ids.length} bestanden`),
  };
}

/** Adding real files removes the placeholder. */
export const addFiles = (ids: readonly string[], added: readonly string[]): readonly string[] => [
  ...new Set([...ids.filter((id) => id !== unknownAnswer), ...added]),
];

/** Choosing 'Ik weet het niet' adds the placeholder; real files stay in its place, so it only counts on an empty list. */
export const addPlaceholder = (ids: readonly string[]): readonly string[] => (ids.length === 0 ? [unknownAnswer] : ids);

/** Deleting the last file leaves nothing, no placeholder either. */
export const removeFile = (ids: readonly string[], removed: string): readonly string[] => ids.filter((id) => id !== removed);
