import type { Fields, Section } from './define-section.js';
import type { Resolution } from './resolve-section.js';
import { unknownAnswer, unknownLabel } from './unknown-answer.js';

/** A question with its answer, to read. */
export interface SummaryRow {
  readonly field: string;
  readonly label: string;
  /** In Dutch, with its unit; undefined when there is no answer. */
  readonly answer: string | undefined;
}

/** The shown fields of a resolved section with their answers, for review pages, PDFs and what is stored at completion. */
export function summariseSection<F extends Fields>(
  { fields }: Pick<Section<string, F, never, never>, 'fields'>,
  resolution: Resolution<F>,
): readonly SummaryRow[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { presence, answer } = resolution.fields[name]!;
    if (presence === 'hidden' || presence === 'unasked') return [];
    return [{ field: name, label: field.label, answer: answer === undefined ? undefined : showAnswer(field, answer) }];
  });
}

/** One answer in Dutch, with its unit. */
export function showAnswer(field: Fields[string], answer: unknown): string {
  const isUnknown = answer === unknownAnswer || (Array.isArray(answer) && answer.length === 1 && answer[0] === unknownAnswer);
  return field.unknown && isUnknown ? unknownLabel : field.show(answer as never);
}
