import type { Fields, RawAnswers, SectionContext } from '@pomp/domain';
import { isSameAnswer } from '../section-form/is-same-answer.js';

/** The same questions answered in two places, and what both started from. */
export interface AnswerVersions {
  readonly base: RawAnswers;
  readonly mine: RawAnswers;
  readonly theirs: RawAnswers;
  /** What was sent from here since, of which nobody heard whether it arrived: where theirs is that, it is what I started from. */
  readonly unheard?: readonly RawAnswers[] | undefined;
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
export function mergeAnswers(
  fields: Fields,
  { base, mine, theirs, unheard = [] }: AnswerVersions,
  context: SectionContext,
): MergedAnswers {
  const values: Record<string, unknown> = {};
  const conflicts: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const same = (one: RawAnswers, other: RawAnswers) => isSameAnswer(field, one[name], other[name], context);
    const start = unheard.some((sent) => same(sent, theirs)) ? theirs : base;
    const taken = same(mine, start) ? theirs : mine;
    if (taken === mine && field.kind !== 'files' && !same(theirs, start) && !same(theirs, mine)) conflicts.push(name);
    if (taken[name] !== undefined) values[name] = taken[name];
  }
  return { values, conflicts };
}
