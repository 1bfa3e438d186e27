import type { Fields, Section } from './define-section.js';
import type { Resolution } from './resolve-section.js';
import { showAnswer, type SummaryRow } from './summarise-section.js';

/** Where what is stored isn't what is about to be stored, with the stored answer in Dutch: what a save would overwrite. */
export function changedAnswers<F extends Fields>(
  { fields }: Pick<Section<string, F, never, never>, 'fields'>,
  { stored, posted }: { readonly stored: Resolution<F>; readonly posted: Resolution<F> },
): readonly SummaryRow[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer: unknown = stored.fields[name]?.answer;
    if (sameAnswer(answer, posted.fields[name]?.answer)) return [];
    return [{ field: name, label: field.label, answer: answer === undefined ? undefined : showAnswer(field, answer) }];
  });
}

/** Answers are strings, booleans, or lists that their kind wrote down in one way. */
const sameAnswer = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
