import { unknownAnswer, type Fields, type RawAnswers, type SaveMode } from '@pomp/domain';
import { HttpError } from '../errors/http-error.js';
import type { OwnedUploads } from '../uploads/owned-uploads.js';

interface Posted {
  readonly customerId: string;
  readonly posted: RawAnswers;
  readonly mode: SaveMode;
  readonly ownedUploads: OwnedUploads;
}

/**
 * Answers with only the customer's own files in them. A draft always succeeds and leaves the others out; a final save is refused,
 * in the same way for what is someone else's and what isn't there.
 */
export async function ownFiles(fields: Fields, { customerId, posted, mode, ownedUploads }: Posted): Promise<RawAnswers> {
  const names = namesOfFiles(fields, posted);
  const ids = names.flatMap((name) => fileIdsIn(posted[name]));
  if (ids.length === 0) return posted;
  const owned = await ownedUploads(customerId, ids);
  if (ids.every((id) => owned.has(id))) return posted;
  if (mode === 'final') throw new HttpError('fileGone');
  const kept = names.map((name) => [name, withoutOthers(posted[name], owned)] as const);
  return { ...posted, ...Object.fromEntries(kept) };
}

/** Whether there are files in answers that someone may have deleted, or never had. */
export const hasFiles = (fields: Fields, posted: RawAnswers): boolean =>
  namesOfFiles(fields, posted).some((name) => fileIdsIn(posted[name]).length > 0);

const namesOfFiles = (fields: Fields, posted: RawAnswers) => Object.keys(posted).filter((name) => fields[name]?.kind === 'files');

export const fileIdsIn = (answer: unknown): readonly string[] =>
  Array.isArray(answer) ? answer.filter((id): id is string => typeof id === 'string' && id !== unknownAnswer) : [];

const withoutOthers = (answer: unknown, owned: ReadonlySet<string>): unknown =>
  Array.isArray(answer)
    ? answer.filter((id: unknown) => id === unknownAnswer || (typeof id === 'string' && owned.has(id)))
    : answer;
