import { calendarDate, resolveSection, type AnswerOf, type Fields, type Issue, type RawAnswers, type Section } from '@pomp/domain';
import type { Clock } from '../clock.js';
import { Refusal } from '../http/refusal.js';

/** The refusal of answers, with a message that names the fields. */
export function refuseAnswers(fields: Fields, issues: readonly Issue[]): Refusal {
  const named = issues.map(({ field, message }) => `‘${fields[field]?.label ?? field}’ (${message})`);
  return new Refusal('invalidAnswers', {
    message: `Nog niet alles is goed ingevuld: ${named.join(', ')}.`,
    issues: issues.map(({ field, code, message }) => ({ field, code, message })),
  });
}

type EveryAnswer<F extends Fields> = { readonly [Name in keyof F]: AnswerOf<F[Name]> };

/** Resolves a form of which every field is required. */
export function requireEveryAnswer<F extends Fields>(
  form: Section<string, F, Record<never, never>>,
  raw: RawAnswers,
  clock: Clock,
): EveryAnswer<F> {
  const { answers, issues } = resolveSection(form, raw, { after: {}, context: { today: calendarDate(clock()) } });
  if (issues.length > 0) throw refuseAnswers(form.fields, issues);
  return answers as EveryAnswer<F>;
}
