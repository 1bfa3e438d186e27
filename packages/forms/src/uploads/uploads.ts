import type { PickedFile } from '@pomp/design-system';

/** The files of one question, on whichever device they were added. Another object whenever something about them changed. */
export interface QuestionFiles {
  /** To show, with how far each is; undefined while the stored ones are still being fetched. */
  readonly files: readonly PickedFile[] | undefined;
  /** Ids of the stored ones, in the order in which they were added: the answer. Undefined while nobody knows. */
  readonly stored: readonly string[] | undefined;
  /** Why what was chosen last wasn't taken. */
  readonly refusal: string | undefined;
}

/** What a form needs of whoever uploads, for the questions of one section. A file's `id` is the same from choosing to deleting it. */
export interface Uploads {
  readonly subscribe: (listener: () => void) => () => void;
  readonly filesOf: (field: string) => QuestionFiles;
  readonly add: (field: string, chosen: readonly File[]) => void;
  readonly cancel: (field: string, id: string) => void;
  readonly retry: (field: string, id: string) => void;
  readonly remove: (field: string, id: string) => void;
}
