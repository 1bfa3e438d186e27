import type { Language } from '@pomp/language';
import type { Fields, Section } from './define-section.js';
import { sayOption } from './kinds/options.js';
import type { Resolution } from './resolve-section.js';
import { unknownAnswer, unknownLabel } from './unknown-answer.js';

/** A question with its answer, to read. */
export interface SummaryRow {
  readonly field: string;
  readonly label: string;
  /** With its unit; undefined when there is no answer. */
  readonly answer: string | undefined;
}

/** The shown fields of a resolved section with their answers, for review pages, PDFs and what is stored at completion. */
export function summariseSection<F extends Fields>(
  { fields }: Pick<Section<string, F, never, never>, 'fields'>,
  resolution: Resolution<F>,
  language: Language,
): readonly SummaryRow[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { presence, answer } = resolution.fields[name]!;
    if (presence === 'hidden' || presence === 'unasked') return [];
    const shown = answer === undefined ? undefined : showAnswer(field, answer, language);
    return [{ field: name, label: language.say(field.label), answer: shown }];
  });
}

/** One answer to read, with its unit. */
export function showAnswer(field: Fields[string], answer: unknown, language: Language): string {
  if (field.unknown && isUnknown(answer)) return language.say(unknownLabel);
  return field.show(answer as never, language, (option) => sayOption(field, option, language));
}

/** Whether an answer is that it isn't known. */
export const isUnknown = (answer: unknown): boolean =>
  answer === unknownAnswer || (Array.isArray(answer) && answer.length === 1 && answer[0] === unknownAnswer);
