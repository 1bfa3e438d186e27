import { resolveSection, type Fields, type RawAnswers, type Resolution } from '@pomp/domain';
import { mergeAnswers, type Submission } from '@pomp/forms';
import type { Language } from '@pomp/language';
import { isGiven, type AskedSection } from './asked-section.js';
import { changedAnswers, type ChangedAnswer } from './changed-answers.js';

/**
 * A save that came too late on top of what was saved meanwhile.
 *
 * @param theirs what a form shows of that.
 * @param unheard what was sent before, of which nobody heard whether it arrived.
 */
export function mergeSection(
  saved: AskedSection,
  theirs: RawAnswers,
  submission: Submission<Fields>,
  unheard: readonly RawAnswers[] = [],
) {
  const { section, scope } = saved;
  const { values, startedFrom } = submission;
  const merged = mergeAnswers(section.fields, { base: startedFrom, mine: values, theirs, unheard }, scope.context);
  const { answers } = resolveSection(section, merged.values, scope);
  return {
    asked: merged.conflicts.some((field) => isGiven(saved, field)),
    submission: { ...submission, answers, values: merged.values, startedFrom: theirs },
  };
}

interface Sides {
  readonly base: RawAnswers;
  readonly mine: RawAnswers;
  readonly theirs: RawAnswers;
  readonly unheard: readonly RawAnswers[];
  readonly resolution: Resolution;
}

/** The questions to which both gave another answer than they started from, as they are shown. */
export function conflictingAnswers(
  saved: AskedSection,
  { resolution, ...versions }: Sides,
  language: Language,
): { readonly values: RawAnswers; readonly conflicts: readonly ChangedAnswer[] } {
  const { values, conflicts } = mergeAnswers(saved.section.fields, versions, saved.scope.context);
  const isAsked = (field: string) => conflicts.includes(field) && isGiven(saved, field);
  return { values, conflicts: changedAnswers(saved, resolution, language).filter(({ field }) => isAsked(field)) };
}
