import { HttpError } from '../errors/http-error.js';

/** A revision as an `ETag` header. */
export const entityTag = (revision: string) => `"${revision}"`;

/**
 * The revision in an `If-Match` header; undefined when the caller names none. A proxy that compresses answers marks their tags as weak,
 * which says nothing about the revision.
 */
export function readIfMatch(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, revision] = /^\s*(?:W\/)?"([\x21\x23-\x7e]*)"\s*$/.exec(header) ?? [];
  if (revision === undefined) throw new HttpError('malformedRequest', {}, { logged: 'If-Match is not one entity tag' });
  return revision;
}
