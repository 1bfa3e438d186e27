import {
  calendarDate,
  resolveSection,
  type AnswerOf,
  type Fields,
  type Issue,
  type RawAnswers,
  type Section,
  type SectionContext,
} from '@pomp/domain';
import type { Clock } from '../clock/clock.js';
import { HttpError } from '../errors/http-error.js';
import { refusalTexts } from '../errors/texts.js';

/** The error for answers, with a message that names the fields. */
export function refuseAnswers(fields: Fields, issues: readonly Issue[]): HttpError {
  const named = issues.map(({ field, message }) =>
    refusalTexts.message('fieldAndProblem', { label: fields[field]?.label ?? field, problem: message }),
  );
  return new HttpError('notAllAnswered', {
    params: { fields: { all: named, as: 'row' } },
    issues: issues.map(({ field, code, message }) => ({ field, code, message })),
  });
}

type AnswersBut<F extends Fields, Optional extends keyof F> = {
  readonly [Name in Exclude<keyof F, Optional>]: AnswerOf<F[Name]>;
} & {
  readonly [Name in Optional]?: AnswerOf<F[Name]>;
};

/** Resolves a form, or refuses it. `Optional` names the fields that can be without an answer; the others are required by the form itself. */
export function requireAnswers<F extends Fields, Context extends SectionContext, Optional extends keyof F = never>(
  form: Section<string, F, Record<never, never>, Context>,
  raw: RawAnswers,
  context: Context,
): AnswersBut<F, Optional> {
  const { answers, issues } = resolveSection(form, raw, { after: {}, context });
  if (issues.length > 0) throw refuseAnswers(form.fields, issues);
  return answers as AnswersBut<F, Optional>;
}

export const todayOf = (clock: Clock): SectionContext => ({ today: calendarDate(clock()) });
