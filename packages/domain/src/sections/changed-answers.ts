import type { Language } from '@pomp/language';
import type { Fields, Section } from './define-section.js';
import type { Resolution } from './resolve-section.js';
import { showAnswer } from './summarise-section.js';

/** A question to which what is stored isn't what is about to be stored. */
export interface ChangedAnswer {
  readonly field: string;
  /** The stored answer to read: what a save would overwrite; undefined when there is none. */
  readonly showStored: (language: Language) => string | undefined;
}

/** Where what is stored isn't what is about to be stored. */
export function changedAnswers<F extends Fields>(
  { fields }: Pick<Section<string, F, never, never>, 'fields'>,
  { stored, posted }: { readonly stored: Resolution<F>; readonly posted: Resolution<F> },
): readonly ChangedAnswer[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const answer: unknown = stored.fields[name]?.answer;
    if (sameAnswer(answer, posted.fields[name]?.answer)) return [];
    return [{ field: name, showStored: (language) => (answer === undefined ? undefined : showAnswer(field, answer, language)) }];
  });
}

/** Answers are strings, booleans, or lists that their kind wrote down in one way. */
const sameAnswer = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
