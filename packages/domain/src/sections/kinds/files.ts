import type { Message } from '@pomp/language';
import type { Field, FieldOptions } from '../field.js';
import { answered, empty, malformed } from '../reading.js';
import { sectionsTexts } from '../texts.js';
import { unknownAnswer } from '../unknown-answer.js';
import { wordsBeside, type Worded } from '../worded.js';

/** An answer is the ids of uploaded files, or only the placeholder `o.b.`; whose files they are is the backend's to check. */
export interface FilesField extends Field<'files', readonly string[]> {
  /** What good photos of this show (`goodPhotosOf`), by the keys of its words. */
  readonly goodPhoto: readonly string[];
}

interface FilesOptions extends FieldOptions<readonly string[]> {
  readonly goodPhoto?: readonly string[];
  /** Whether `o.b.` is an answer too; it is unless this says no. */
  readonly unknown?: boolean;
}

type ShownIn<Rules> = Rules extends { readonly goodPhoto: readonly (infer Key)[] } ? Key : never;

const missing = /* #__PURE__ */ sectionsTexts.message('files.missing');

/** A question that is answered with uploaded files, or with `o.b.` by customers who have none. */
export function files<const Rules extends FilesOptions>(
  given?: Rules,
): FilesField & { readonly goodPhoto: readonly ShownIn<Rules>[] } {
  const { goodPhoto = [], unknown = true, ...rules }: FilesOptions = given ?? {};
  return {
    kind: 'files',
    wire: 'strings',
    unknown,
    ...rules,
    goodPhoto: goodPhoto as readonly ShownIn<Rules>[],
    messages: { missing, ...rules.messages },
    read: (raw) => {
      if (raw === undefined || raw === null) return empty;
      if (!Array.isArray(raw)) return malformed;
      const ids = [...new Set<unknown>(raw)];
      if (ids.length === 0) return empty;
      if (!ids.every((id): id is string => typeof id === 'string' && id !== '')) return malformed;
      if (ids.includes(unknownAnswer) && (ids.length > 1 || !unknown)) return malformed;
      return answered(ids);
    },
    show: (ids, language) => language.say(sectionsTexts.message('files.count', { count: ids.length })),
  };
}

/** What good photos for a question show, a few words each. */
export const goodPhotosOf = (field: Worded & Pick<FilesField, 'goodPhoto'>): readonly Message[] =>
  field.goodPhoto.map((key) => wordsBeside(field, 'goodPhoto', key));

/** Adding real files removes the placeholder. */
export const addFiles = (ids: readonly string[], added: readonly string[]): readonly string[] => [
  ...new Set([...ids.filter((id) => id !== unknownAnswer), ...added]),
];

/** Choosing 'Ik weet het niet' adds the placeholder; real files stay in its place, so it only counts on an empty list. */
export const addPlaceholder = (ids: readonly string[]): readonly string[] => (ids.length === 0 ? [unknownAnswer] : ids);

/** Deleting the last file leaves nothing, no placeholder either. */
export const removeFile = (ids: readonly string[], removed: string): readonly string[] => ids.filter((id) => id !== removed);
