import type { Message } from '@pomp/language';
import { uploadTexts } from './texts.js';

/** Per file, in bytes. */
export const maxUploadSize = 524_288_000;
/** Up to this many bytes a file goes in one request, as what is smaller is sooner sent again than asked how far it came; a larger one so that it can be resumed. */
export const maxSingleRequestSize = 1024 * 1024;

/** How long a link of a question works after its last use, for someone who takes the photos with a phone. */
export const uploadLinkMinutes = 15;

const largest = `${maxUploadSize / 1024 ** 2} MB`;

/** What to say about uploading. */
export const uploadMessages = {
  /** Beforehand. */
  rule: uploadTexts.message('rule', { largest }),
  tooLarge: uploadTexts.message('tooLarge', { largest }),
  sameName: uploadTexts.message('sameName'),
  failed: uploadTexts.message('failed'),
  notAPicture: uploadTexts.message('notAPicture'),
} as const;

interface Named {
  readonly name: string;
}

/** Names are compared as people see them: the same letters can be written in two ways. */
export const sameFileName = (one: string, other: string) => one.normalize('NFC') === other.normalize('NFC');

/** What of several files is new to a question, and why nothing is when all are there already. Among duplicates in one choice the first counts. */
export function withoutDuplicates<File extends Named>(
  chosen: readonly File[],
  present: readonly string[],
): { readonly fresh: readonly File[]; readonly refusal?: Message } {
  const fresh = chosen.filter(
    ({ name }, index) =>
      ![...present, ...chosen.slice(0, index).map((earlier) => earlier.name)].some((other) => sameFileName(name, other)),
  );
  return { fresh, ...(chosen.length > 0 && fresh.length === 0 && { refusal: uploadMessages.sameName }) };
}

/**
 * Which of the chosen files are uploaded, and what to tell about the others: files that are too large, else that every file was there
 * already. Duplicates beside files that are new go without a word (spec 1 §5).
 */
export function selectUploads<File extends Named & { readonly size: number }>(
  chosen: readonly File[],
  present: readonly string[],
): { readonly accepted: readonly File[]; readonly refusal?: Message } {
  const fitting = chosen.filter(({ size }) => size <= maxUploadSize);
  const { fresh, refusal } = withoutDuplicates(fitting, present);
  const why = fitting.length < chosen.length ? uploadMessages.tooLarge : refusal;
  return { accepted: fresh, ...(why !== undefined && { refusal: why }) };
}
