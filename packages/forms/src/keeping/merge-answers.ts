import type { Fields, RawAnswers, SectionContext } from '@pomp/domain';
import { isSameAnswer } from '../section-form/is-same-answer.js';

/** The same questions answered in two places, and what both started from. */
export interface AnswerVersions {
  readonly base: RawAnswers;
  readonly mine: RawAnswers;
  readonly theirs: RawAnswers;
}

/** Two versions as one. */
export interface MergedAnswers {
  /** What either changed; where both changed an answer into something else, mine for now. */
  readonly values: RawAnswers;
  /** The fields that both changed into something else, in the order of asking: only a person can say which it is. */
  readonly conflicts: readonly string[];
}

/**
 * Merges two versions field by field. Photos and videos are never asked about: they are stored as they arrive, and whoever has the form sees them all.
 *
 * @param fields those of the section; what isn't one of them is left out.
 */
export function mergeAnswers(fields: Fields, { base, mine, theirs }: AnswerVersions, context: SectionContext): MergedAnswers {
  const values: Record<string, unknown> = {};
  const conflicts: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const same = (one: RawAnswers, other: RawAnswers) => isSameAnswer(field, one[name], other[name], context);
    const taken = same(mine, base) ? theirs : mine;
    if (taken === mine && field.kind !== 'files' && !same(theirs, base) && !same(theirs, mine)) conflicts.push(name);
    if (taken[name] !== undefined) values[name] = taken[name];
  }
  return { values, conflicts };
}
